const EMAIL = /[\p{L}\d._%+'-]+ ?@ ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu
const SPELLED = /([\w.+-]+) ?[[(](?:at)[\])] ?([\w-]+(?:(?:\.| ?[[(]dot[\])] ?)[\w-]+)+)/gi

/** The e-mail addresses in a text as written, with spaces around the @ removed. */
export function findEmails(text: string): string[] {
  const plain = text.replace(SPELLED, (_whole, name: string, host: string) => `${name}@${host.replace(/ ?[[(]dot[\])] ?/gi, '.')}`)
  return (plain.match(EMAIL) ?? []).map((address) => address.replaceAll(' ', '').replace(/^[.'_-]+/, ''))
}
