const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64} ?@ ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}\.\p{L}{2,}/giu
const SPELLED = /(?<![\w.+-])([\w.+-]{1,64}) ?[[(](?:at)[\])] ?([\w-]{1,63}(?:(?:\.| ?[[(]dot[\])] ?)[\w-]{1,63}){1,8})/gi

/** The e-mail addresses in a text as written, with spaces around the @ removed. */
export function findEmails(text: string): string[] {
  const plain = text.replace(SPELLED, (_whole, name: string, host: string) => `${name}@${host.replace(/ ?[[(]dot[\])] ?/gi, '.')}`)
  return (plain.match(EMAIL) ?? []).map((address) => address.replaceAll(' ', '').replace(/^[.'_-]+/, ''))
}
