const ENTITIES: Record<string, string> = {
  agrave: 'à',
  auml: 'ä',
  Auml: 'Ä',
  amp: '&',
  apos: "'",
  bull: '•',
  ccedil: 'ç',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  ntilde: 'ñ',
  ouml: 'ö',
  Ouml: 'Ö',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  szlig: 'ß',
  uuml: 'ü',
  Uuml: 'Ü',
}
const TAG =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|strong|span|table|thead|tbody|tr|td|th|section|article|header|b|i|u|em|a|font|html|head|body|main|title|meta|img|small)\b[^<>]{0,2000}>/gi
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

/** An advert as text. HTML that was pasted loses its tags: points stay points, blocks stand on lines of their own. Text stays as it is. */
export function plainAdvert(text: string): string {
  const tags = text.match(TAG)?.length ?? 0
  if (tags < 2 && !/&(?:nbsp|amp|#\d+|ndash|rsquo);/i.test(text)) return text
  return text
    .replace(/<!--[^<]{0,10000}-->|<!doctype[^<>]{0,200}>/gi, '')
    .replace(/<(script|style)\b[^<]{0,100000}<\/\1>/gi, ' ')
    .replace(/\s*<li\b[^<>]{0,2000}>\s*/gi, '\n- ')
    .replace(
      /\s*<(?:br\b[^<>]{0,200}|\/?(?:p|div|ul|ol|dl|dt|h[1-6]|table|thead|tbody|tr|section|article|header|html|head|body|main|title)\b[^<>]{0,2000}|\/li)>[ \t]*/gi,
      '\n',
    )
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code > 0x10ffff ? whole : String.fromCodePoint(code)
    })
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
