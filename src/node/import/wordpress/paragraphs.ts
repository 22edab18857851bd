const BLOCK =
  'address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|x-shortcode'
const AROUND = new RegExp(`(</?(?:${BLOCK})\\b[^<>]*>)`, 'gi')
const IS_BLOCK = new RegExp(`^(?:${BLOCK}|x-kept)$`, 'i')
const KEPT = /<(pre|script|style|textarea)(?![\w-])/gi
const KEPT_END = /<\/(?:pre|script|style|textarea)>/gi

/**
 * Classic content as HTML. WordPress stores it without `<p>` and `<br>`, and shows an empty line as the start of a paragraph and a line
 * break as one.
 */
export function paragraphs(text: string): string {
  const kept: string[] = []
  const safe = withoutKept(text.replace(/\r\n?/g, '\n'), kept)
  const parts = safe.replace(AROUND, '\n\n$1\n\n').split(/\n\s*\n/)
  let depth = 0
  const html = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const tag = part.indexOf('>') === part.length - 1 ? /^<(\/?)([\w-]+)/.exec(part) : null
      if (tag && IS_BLOCK.test(tag[2]!)) {
        if (!/^(?:hr|x-shortcode|x-kept)$/i.test(tag[2]!)) depth = Math.max(0, depth + (tag[1] === '' ? 1 : -1))
        return part
      }
      if (part.startsWith('<x-kept')) return part
      const written = part.split('\n').map((line) => line.trimEnd())
      const lines = written.join(depth === 0 || !/<br/.test(part) ? '<br>\n' : '\n').replace(/(<br\s*\/?>)<br>/g, '$1')
      return depth === 0 ? `<p>${lines}</p>` : lines
    })
    .join('\n')
  return html.replace(/<x-kept data-n="(\d+)"><\/x-kept>/g, (_, index: string) => kept[Number(index)]!)
}

/** Puts a mark where an element was whose spaces and lines count; the element is added to `kept`. */
function withoutKept(written: string, kept: string[]): string {
  const text = written.replace(KEPT_END, (tag) => tag.toLowerCase())
  const last = new Map(['pre', 'script', 'style', 'textarea'].map((name) => [name, text.lastIndexOf(`</${name}>`)]))
  let done = ''
  let at = 0
  for (const { 1: said = '', index } of text.matchAll(KEPT)) {
    const name = said.toLowerCase()
    if (index < at || index > last.get(name)!) continue
    const end = text.indexOf(`</${name}>`, index) + name.length + 3
    done += `${text.slice(at, index)}\n\n<x-kept data-n="${kept.push(text.slice(index, end)) - 1}"></x-kept>\n\n`
    at = end
  }
  return done + text.slice(at)
}
