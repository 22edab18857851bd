const EMAIL = /(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]{1,64} ?@ ?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}\.\p{L}{2,}/giu
/** An e-mail address with its sign as a word in brackets: "(at)", "[arroba]", "{@}". */
export const SPELLED =
  /(?<![\w.+-])([\w.+-]{1,64}) ?[[({<](?:at|ät|ä|a|arroba|arobase|chez|@)[\])}>] ?([\w-]{1,63}(?:(?:\.| ?[[({<](?:dot|punkt|point|punto|ponto|\.)[\])}>] ?)[\w-]{1,63}){1,8})/gi
const DOT = / ?[[({<](?:dot|punkt|point|punto|ponto|\.)[\])}>] ?/gi
/** "robin.ashdown at mail dot example", and the same in other languages and between hyphens. */
const SAID =
  /(?<![\w.+-])([\w.+-]{2,64})(?: at | ät | arroba | arobase |[ _]?[-_]at[-_][ _]?)([\w-]{1,63}) ?(?:\.| dot | punkt | point | punto | ponto |-dot-) ?([a-z]{2,12})(?![\w-])/gi

/** The e-mail addresses in a text as written, with spaces around the @ removed. */
export function findEmails(text: string): string[] {
  const plain = text.replaceAll('＠', '@').replace(SPELLED, (_whole, name: string, host: string) => `${name}@${host.replace(DOT, '.')}`)
  const found = (plain.match(EMAIL) ?? []).map((address) => address.replaceAll(' ', '').replace(/^[.'_-]+/, ''))
  return found.length > 0
    ? found
    : Array.from(plain.matchAll(SAID), ([whole, name, host, end]) => (isSaid(whole) ? `${name}@${host}.${end}` : [])).flat()
}

// "worked at Acme.com" has no sign of an address but its dot.
const isSaid = (text: string) => / (?:dot|punkt|point|punto|ponto) |-dot-|[-_]at[-_]/i.test(text)
