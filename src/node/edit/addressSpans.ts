import { addressSpellings } from './addressSpellings.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'

/**
 * The offsets at which a Markdown text contains an address as the target of links or pictures. The parser gives no positions, so every
 * occurrence of the address is tried: if replacing it changes links or pictures and nothing else, it is a target. Code, plain words and
 * longer addresses are thus ignored.
 */
export function addressSpans(source: string, address: string, other: string): { start: number; end: number }[] {
  const targets = (text: string) => {
    const { links, images } = renderMarkdown(text)
    return [...links, ...images].map(({ value }) => value)
  }
  const before = targets(source)
  const spans: { start: number; end: number }[] = []
  if (address === '' || !before.includes(address)) return spans
  for (const spelled of addressSpellings(address)) {
    for (let start = source.indexOf(spelled); start !== -1; start = source.indexOf(spelled, start + 1)) {
      const end = start + spelled.length
      const after = targets(source.slice(0, start) + other + source.slice(end))
      const isAlone = after.length === before.length && after.some((target, index) => target !== before[index])
      if (isAlone && after.every((target, index) => target === before[index] || (before[index] === address && target === other)))
        spans.push({ start, end })
    }
  }
  return spans.sort((a, b) => a.start - b.start)
}
