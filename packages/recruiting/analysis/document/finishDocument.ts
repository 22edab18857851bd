import { breakLong } from '#packages/recruiting/analysis/text/breakLong.ts'
import { joinedHeading } from './headingKind.ts'
import type { DocumentFacts, ReadDocument, ReadLimits, ReadResult, TextLine } from './ReadDocument.ts'

/** The facts that a format’s reader must supply; the others are derived from the text. */
type FormatFacts = Omit<DocumentFacts, 'words' | 'letterSpaced'>

/** What a format’s reader returns. */
export type FormatContent = { facts: FormatFacts; lines: TextLine[]; text: string; links?: string[] }

const LETTER_SPACED = /(?<!\S)\p{L}(?: \p{L}){4,}(?!\S)/gu

/** Builds a document from a reader’s result; fails if it has no text or more than the limit. */
export function finishDocument(name: string, { facts, lines: whole, text, links }: FormatContent, limits: ReadLimits): ReadResult {
  const broken = whole.flatMap(breakLine)
  const torn = broken.flatMap((line) => (joinedHeading(line.text) === null ? [] : [line.text]))
  const lines = torn.length === 0 ? broken : broken.map(mended)
  const characters = lines.reduce((sum, line) => sum + line.text.length + 1, 0)
  if (characters > limits.characters)
    return { ok: false, name, failure: { reason: 'tooMuchText', limit: limits.characters, actual: characters } }
  if (lines.length === 0) return { ok: false, name, failure: { reason: facts.images > 0 ? 'scan' : 'empty' } }
  const words = lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), 0)
  const singles = [...lines.map((line) => line.text), ...text.split('\n')].flatMap((one) => one.match(LETTER_SPACED) ?? [])
  const letterSpaced = [...new Set([...torn, ...singles, ...tornLines(text, lines)])].slice(0, 20)
  const document: ReadDocument = { name, facts: { ...facts, words, letterSpaced }, lines, text }
  return { ok: true, document: links && links.length > 0 ? { ...document, links } : document }
}

const mended = (line: TextLine): TextLine => ({ ...line, text: joinedHeading(line.text) ?? line.text })

/** The maximum length of a text that is reported as spaced out, and the minimum number of extra words in it. */
const LONGEST = 60
const MORE = 2

/** Lines that a simple parser reads with gaps between the letters, although the file has the words: "Jo nathan P ri c e". */
function tornLines(text: string, lines: readonly TextLine[]): string[] {
  const lettersOf = (one: string) => one.replace(/\s/g, '')
  const count = (one: string) => one.trim().split(/\s+/).length
  const words = new Map(lines.map((line) => [lettersOf(line.text), count(line.text)]))
  return text
    .split('\n')
    .filter((one) => one.length <= LONGEST && count(one) >= (words.get(lettersOf(one)) ?? Infinity) + MORE)
    .map((one) => one.trim())
}

function breakLine(line: TextLine): TextLine[] {
  const parts = breakLong(line.text)
  if (parts.length === 1) return [line]
  return parts
    .map((part, index) => ({
      ...line,
      text: part.trim(),
      isBullet: index === 0 && line.isBullet,
      gapAbove: index === 0 ? line.gapAbove : 0,
    }))
    .filter(({ text }) => text !== '')
}
