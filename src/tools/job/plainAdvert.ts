const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  bull: '•',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
}
const TAG = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|strong|span|table|tbody|tr|td|th|section|article|header|b|i|u|em|a|font)\b[^<>]{0,2000}>/gi
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

/** An advert as text. HTML that was pasted loses its tags: points stay points, blocks stand on lines of their own. Text stays as it is. */
export function plainAdvert(text: string): string {
  const tags = text.match(TAG)?.length ?? 0
  if (tags < 2 && !/&(?:nbsp|amp|#\d+|ndash|rsquo);/i.test(text)) return text
  return text
    .replace(/<(script|style)\b[^<]{0,100000}<\/\1>/gi, ' ')
    .replace(/\s*<li\b[^<>]{0,2000}>\s*/gi, '\n- ')
    .replace(/\s*<(?:br\b[^<>]{0,200}|\/?(?:p|div|ul|ol|h[1-6]|table|tbody|tr|section|article|header)\b[^<>]{0,2000}|\/li)>[ \t]*/gi, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code > 0x10ffff ? whole : String.fromCodePoint(code)
    })
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
