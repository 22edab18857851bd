import type { ReadDocument, TextLine } from '#src/tools/document/ReadDocument.ts'
import type { ParsedSection } from './findSections.ts'

/**
 * A document with its sections, as the finders of single fields need it. `contact` holds the indexes of lines that usually have contact
 * details, the likeliest first.
 */
export type ResumeParts = { document: ReadDocument; sections: ParsedSection[]; contact: number[] }

/** The most lines before the first heading that count as the head of a resume. */
const HEAD = 14

/** Collects the lines that usually have contact details: header, head, footer, text boxes, lines between sections, and contact sections. */
export function resumeParts(document: ReadDocument, sections: ParsedSection[]): ResumeParts {
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
