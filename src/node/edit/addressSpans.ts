import { renderMarkdown } from '#src/node/config/parse/markdown.ts'

/**
 * Where a Markdown text spells an address to which links or pictures lead, as offsets. The parser gives none, so every place where the
 * address is written is tried: when another one there changes such links or pictures and nothing else, it is one. Code, plain words and
 * longer addresses are left alone by that.
 */
export function addressSpans(source: string, address: string, other: string): { start: number; end: number }[] {
  const targets = (text: string) => {
    const { links, images } = renderMarkdown(text)
    return [...links, ...images].map(({ value }) => value)
  }
  const before = targets(source)
  const spans: { start: number; end: number }[] = []
  if (address === '' || !before.includes(address)) return spans
  for (let start = source.indexOf(address); start !== -1; start = source.indexOf(address, start + 1)) {
    const end = start + address.length
    const after = targets(source.slice(0, start) + other + source.slice(end))
    const isAlone = after.length === before.length && after.some((target, index) => target !== before[index])
    if (isAlone && after.every((target, index) => target === before[index] || (before[index] === address && target === other)))
      spans.push({ start, end })
  }
  return spans
}
