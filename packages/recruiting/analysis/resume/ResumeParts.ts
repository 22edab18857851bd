import type { ReadDocument, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import type { ParsedSection } from './findSections.ts'

/** The local part of an e-mail address on a line of its own, with or without a label. */
const NAME = /^(?:[\p{L}-]{2,12}\s?:\s?)?[a-z\d][a-z\d._-]{1,40}$/u

/** The end of a line that breaks within a phone number: an area code, and digits before a hyphen. */
const BROKEN_NUMBER = /(?:\+\d{1,3}|\(\d{2,4}\)|(?<!\d)\d{3})[ .-]\d{2,4}-$/

/** The width of a wide letter, relative to its height. */
const LETTER = 0.65

/** An e-mail address that ends with a host. */
const WHOLE = /@[a-z\d-]+(?:\.[a-z\d-]+){0,4}\.(?:com|net|org|info|eu|io|edu|example|[a-z]{2})$/i

/** The text of a line, completed with the rest of a broken e-mail or web address if the next line is a single word. */
export function unbroken(lines: TextLine[], index: number): string {
  const line = lines[index]!
  const next = lines[index + 1]
  if (!next || next.isBold !== line.isBold || next.column !== line.column || next.page !== line.page || next.gapAbove > 0.5)
    return line.text
  if (/^[a-z\d][a-z\d._-]*[._-]$/i.test(line.text) && /^[a-z\d][a-z\d._-]*@\S+\.[a-z]+$/i.test(next.text)) return line.text + next.text
  // "robin.ashdown" and "@mail.example", or an address broken at the edge of its column.
  const isEdge = line.room !== undefined && line.size !== null && line.room < line.size
  if (/^@[a-z\d-]+(?:\.[a-z\d-]+){1,4}$/i.test(next.text) && NAME.test(line.text)) return line.text + next.text
  if (isEdge && /^[a-z\d._-]+@[a-z\d-]+(?:\.[a-z\d-]+){1,4}$/.test(next.text) && NAME.test(line.text)) return line.text + next.text
  // "(250) 555-" and "0168": wrapped contact details.
  const digits = BROKEN_NUMBER.test(line.text) ? /^\d{3,5}(?![\p{L}\d@._-])/u.exec(next.text)?.[0] : undefined
  if (digits !== undefined) return line.text + digits
  const rest = /^[a-z\d_.~%&=?#/-]+(?=$|\s*[|•·,;(])/.exec(next.text)?.[0]
  if (rest === undefined || /@/.test(next.text.slice(0, rest.length + 1))) return line.text
  const tail = /\S+$/.exec(line.text)![0]
  // A profile path below an e-mail address is not part of the address.
  if (tail.includes('@') && rest.includes('/')) return line.text
  if (findLinks(next.text)[0]?.startsWith(rest) && !/[-_/.@]$/.test(tail)) return line.text
  const isOpen =
    (/[\p{L}\d]-$/u.test(tail) && /^[a-z\d-]+\.[a-z]{2,}/.test(rest)) ||
    /@[a-z\d.-]*$/i.test(tail) ||
    /^(?:https?:\/\/|www\.|[a-z\d-]+\.[a-z]{2,}\/)/i.test(tail) ||
    /[a-z\d]\/[\w%-]*$/i.test(tail)
  // "hey@mail.com" above "hamburg": a complete address continues only if it reaches the edge of its column.
  if (WHOLE.test(tail) && !/[./@]/.test(rest) && !isEdge) return line.text
  // Text that would have fitted on the line was not wrapped.
  const [word] = rest.split(/(?<=[./_-])/)
  const hadRoom = line.room !== undefined && line.size !== null && line.room > (word!.length + 1) * line.size * LETTER
  if (hadRoom && !/[./_@-]$/.test(tail) && !/^[.@]/.test(rest)) return line.text
  const isWord = !/[./-]/.test(rest) && !/[-_/.@]$/.test(tail) && !/@[a-z\d.-]*$/i.test(tail)
  return isOpen && !(isWord && rest.length > 20) && !(/@.*\.[a-z]{2,}$/i.test(tail) && /\./.test(rest) && rest.length > 8)
    ? line.text + rest
    : line.text
}

/**
 * A document with its sections, as input for the finders of single fields. `contact` has the indexes of lines that usually contain contact
 * details, the likeliest first.
 */
export type ResumeParts = { document: ReadDocument; sections: ParsedSection[]; contact: number[] }

/** The maximum number of lines before the first heading that count as the head of a resume. */
const HEAD = 14

/**
 * Collects the lines that usually contain contact details: header, head, footer, text boxes, lines between sections, and contact sections.
 */
export function resumeParts(document: ReadDocument, sections: ParsedSection[]): ResumeParts {
  const { lines } = document
  const first = sections[0] ? sections[0].from + Number(sections[0].isImplied ?? false) : lines.length
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
