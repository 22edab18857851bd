const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64} ?@ ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}\.\p{L}{2,}/giu
/** An email address with the @ written as a word in brackets: "(at)", "[arroba]", "{@}". */
export const SPELLED =
  /(?<![\w.+-])([\w.+-]{1,64}) ?[[({<](?:at|ät|ä|a|arroba|arobase|chez|@)[\])}>] ?([\w-]{1,63}(?:(?:\.| ?[[({<](?:dot|punkt|point|punto|ponto|\.)[\])}>] ?)[\w-]{1,63}){1,8})/gi
const DOT = / ?[[({<](?:dot|punkt|point|punto|ponto|\.)[\])}>] ?/gi
/** "robin.ashdown at mail dot example", also in other languages and with hyphens. */
const SAID =
  /(?<![\w.+-])([\w.+-]{2,64})(?: at | ät | arroba | arobase |[ _]?[-_]at[-_][ _]?)([\w-]{1,63}) ?(?:\.| dot | punkt | point | punto | ponto |-dot-) ?([a-z]{2,12})(?![\w-])/gi

/** The email addresses in a text as written, without spaces around the @. */
export function findEmails(text: string): string[] {
  const plain = text.replaceAll('＠', '@').replace(SPELLED, (_whole, name: string, host: string) => `${name}@${host.replace(DOT, '.')}`)
  const found = (plain.match(EMAIL) ?? []).map((address) => address.replaceAll(' ', '').replace(/^[.'_-]+/, ''))
  return found.length > 0
    ? found
    : Array.from(plain.matchAll(SAID), ([whole, name, host, end]) => (isSaid(whole) ? `${name}@${host}.${end}` : [])).flat()
}

// In "worked at Acme.com" only the dot suggests an address.
const isSaid = (text: string) => / (?:dot|punkt|point|punto|ponto) |-dot-|[-_]at[-_]/i.test(text)
