const BLOCK =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|x-shortcode'
const AROUND = new RegExp(`(</?(?:${BLOCK})\\b[^>]*>)`, 'gi')
const KEPT = /<(pre|script|style|textarea)\b[^>]*>[^]*?<\/\1>/gi

/**
 * Classic content as HTML. WordPress stores it without `<p>` and `<br>`, and shows an empty line as the start of a paragraph and a line
 * break as one.
 */
export function paragraphs(text: string): string {
  const kept: string[] = []
  const safe = text.replace(/\r\n?/g, '\n').replace(KEPT, (whole) => `\n\n<x-kept data-n="${kept.push(whole) - 1}"></x-kept>\n\n`)
  const parts = safe.replace(AROUND, '\n\n$1\n\n').split(/\n\s*\n/)
  let depth = 0
  const html = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const tag = /^<(\/?)([\w-]+)[^>]*>$/.exec(part)
      if (tag && new RegExp(`^(?:${BLOCK}|x-kept)$`, 'i').test(tag[2]!)) {
        if (!/^(?:hr|x-shortcode|x-kept)$/i.test(tag[2]!)) depth = Math.max(0, depth + (tag[1] === '' ? 1 : -1))
        return part
      }
      if (part.startsWith('<x-kept')) return part
      const lines = part.replace(/\s*\n/g, depth === 0 || !/<br/.test(part) ? '<br>\n' : '\n').replace(/(<br\s*\/?>)<br>/g, '$1')
      return depth === 0 ? `<p>${lines}</p>` : lines
    })
    .join('\n')
  return html.replace(/<x-kept data-n="(\d+)"><\/x-kept>/g, (_, index: string) => kept[Number(index)]!)
}
