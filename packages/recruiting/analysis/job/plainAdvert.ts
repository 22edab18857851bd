import { decodeHTMLStrict } from 'entities/decode'

const TAG =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|strong|span|table|thead|tbody|tr|td|th|section|article|header|b|i|u|em|a|font|html|head|body|main|title|meta|img|small)\b[^<>]{0,2000}>/gi
/** A character entity, named or numeric: the longest HTML name has 31 letters and digits. */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/**
 * An advert as plain text. Pasted HTML loses its tags: list items stay list items, blocks become separate lines. Plain text does not
 * change.
 */
export function plainAdvert(text: string): string {
  const tags = text.match(TAG)?.length ?? 0
  const decoded = text.replace(ENTITY, (written) => decodeHTMLStrict(written))
  if (tags < 2 && decoded === text) return text
  return text
    .replace(/<!--[^<]{0,10000}-->|<!doctype[^<>]{0,200}>/gi, '')
    .replace(/<(script|style)\b[^<]{0,100000}<\/\1>/gi, ' ')
    .replace(/\s*<li\b[^<>]{0,2000}>\s*/gi, '\n- ')
    .replace(
      /\s*<(?:br\b[^<>]{0,200}|\/?(?:p|div|ul|ol|dl|dt|h[1-6]|table|thead|tbody|tr|section|article|header|html|head|body|main|title)\b[^<>]{0,2000}|\/li)>[ \t]*/gi,
      '\n',
    )
    .replace(TAG, '')
    .replace(ENTITY, (written) => decodeHTMLStrict(written))
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
