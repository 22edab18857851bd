import type { MarkedTemplate } from './markedTemplate.ts'

/** The markup of a template with its texts, as React writes them. */
export function filledTemplate({ pieces, places }: MarkedTemplate, texts: readonly string[]): string {
  let html = pieces[0]!
  for (let at = 0; at < places.length; at += 1) {
    const { text, isHtml } = places[at]!
    html += (isHtml ? texts[text]! : escaped(texts[text]!)) + pieces[at + 1]!
  }
  return html
}

const SIGN = /["'&<>]/
const SIGNS = /["'&<>]/g
const ESCAPED: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return SIGN.test(text) ? text.replace(SIGNS, (sign) => ESCAPED[sign]!) : text
}
