import type { ReadDocument, TextLine } from '#src/tools/document/ReadDocument.ts'
import type { FoundSection } from './findSections.ts'

/**
 * A document with its sections, as the readers of single fields get it. `contact` are the indexes of lines where contact details usually
 * stand, the likelier first.
 */
export type ResumeParts = { document: ReadDocument; sections: FoundSection[]; contact: number[] }

/** Longest stretch of lines before the first heading that counts as the head of a resume. */
const HEAD = 14

/** Puts the parts together: the head, header and footer, text boxes, what stands between sections, and sections of contact details. */
export function resumeParts(document: ReadDocument, sections: FoundSection[]): ResumeParts {
  const { lines } = document
  const first = sections[0]?.from ?? lines.length
  const indexes = lines.map((_line, index) => index)
  const at = (...places: TextLine['place'][]) => indexes.filter((index) => places.includes(lines[index]!.place))
  const inside = (kinds: string[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ from, to }) => indexes.slice(from + 1, to))
  const head = indexes.slice(0, Math.min(first, HEAD))
  const between = indexes.filter((index) => index > first && !sections.some(({ from, to }) => index >= from && index < to))
  return {
    document,
    sections,
    contact: [...new Set([...at('header'), ...head, ...at('footer', 'textBox'), ...between, ...inside(['other'])])],
  }
}
