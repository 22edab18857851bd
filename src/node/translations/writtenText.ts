import { escapedMarkdown } from '#src/node/replace/escapedMarkdown.ts'
import { type Inline, type Mark, type Span, type TextPart, codeOf, codesIn, isSameText, joined, wordsIn } from './inlineText.ts'
import { textParts } from './textParts.ts'

/** A piece of a text that came back from translators: words, or a code by its id, with the pieces within it unless it is a mark. */
export type Piece = string | { id: string; inner?: Piece[] }

/** Why a text cannot be used, as a clause, and what to do, as a sentence. */
export type TextFault = { reason: string; advice: string }

/** The text for translators, and its current translation, if there is one. */
export type Template = { source: readonly TextPart[]; current: readonly TextPart[] | undefined; isMarkdown: boolean }

/**
 * The text of a config file for a translation that came back. Paragraphs that are the same as in the current translation, or in the source,
 * keep their bytes. Returns a fault if a code is lost, doubled or torn apart, or if Markdown cannot express the text.
 */
export function writtenText(pieces: readonly Piece[], template: Template): { text: string } | TextFault {
  const { source, current, isMarkdown } = template
  const known = codesOf(template)
  const fault = wrongCode(pieces, template, known)
  if (fault) return fault
  const all = joined(inlineOf(pieces, known))
  if (!isMarkdown) return { text: trimmedLike(plainText(all), source[0]!.raw) }
  const runs = runsOf(all)
  const bases = [current, source].flatMap((parts) => (parts ? [baseOf(parts)] : [])).filter((base) => isSameBlocks(base, runs))
  const [base] = bases
  if (!base || runs.some((run) => codesIn(run.pieces).some(({ kind }) => kind === 'block'))) return MOVED
  const written = runs.map((run, index) => writtenRun(run.pieces, bases, index))
  const wrong = written.find((run) => 'reason' in run)
  if (wrong) return wrong
  const made = written as WrittenRun[]
  const text = base.map(({ block }, index) => (block?.raw ?? '') + made[index]!.text).join('')
  const wanted = base.flatMap(({ block, part }, index) => [...(block ? [[]] : []), ...(part ? [made[index]!.inline] : [])])
  const found = textParts(text, true)
  const isKept =
    found.length === wanted.length &&
    found.every(({ inline, around }, index) => around === 'block' || isSameText(inline, wanted[index]!, codeOf))
  return isKept ? { text } : NOT_MARKDOWN
}

const MOVED: TextFault = {
  reason: 'the tags that separate paragraphs, list items or table cells are missing or in another order',
  advice: 'Restore them in the order of the source.',
}
const NOT_MARKDOWN: TextFault = {
  reason: 'Markdown cannot express the formatting, for example bold that starts or ends with punctuation in the middle of a word',
  advice: 'Move punctuation and spaces out of the formatted words.',
}
const EMPTY: TextFault = {
  reason: 'a paragraph, list item or table cell has no translation',
  advice: 'Translate all segments of the text.',
}

function codesOf({ source, current = [] }: Template): Map<string, Mark | Span> {
  return new Map([...current, ...source].flatMap(({ inline }) => codesIn(inline)).map((code) => [code.id, code]))
}

function wrongCode(
  pieces: readonly Piece[],
  { source, current }: Template,
  known: ReadonlyMap<string, Mark | Span>,
): TextFault | undefined {
  const said = idsIn(pieces)
  const unknown = said.find(({ id, isSpan }) => !known.has(id) || 'inner' in known.get(id)! !== isSpan)
  if (unknown) return { reason: `the tag ${unknown.id} is unknown`, advice: 'Use only the tags of the source.' }
  const ids = said.map(({ id }) => id)
  const doubled = ids.find((id, index) => ids.indexOf(id) < index)
  if (doubled !== undefined) return { reason: `${nameOf(known.get(doubled)!)} is there twice`, advice: 'Remove one of them.' }
  // A code that the current translation does without is not required.
  const required = source.flatMap(({ inline }) => codesIn(inline))
  const had = current && new Set(current.flatMap(({ inline }) => codesIn(inline)).map(({ id }) => id))
  const lost = required.find(({ id, kind }) => kind !== 'block' && !ids.includes(id) && (!had || had.has(id)))
  return lost && { reason: `${nameOf(lost)} is missing`, advice: 'Insert the tag again.' }
}

/** A code in words, such as `the link to /visit`. */
function nameOf(code: Mark | Span): string {
  if (code.kind === 'link' && 'inner' in code) return `the link ${code.close.slice(1)}`
  if (code.kind === 'image') return 'a picture'
  if ('inner' in code) return code.kind === 'other' ? 'a format' : `${code.kind} text`
  if (code.kind === 'break') return 'a line break'
  return code.kind === 'block' ? 'a tag between paragraphs' : code.raw
}

function idsIn(pieces: readonly Piece[]): { id: string; isSpan: boolean }[] {
  return pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [{ id: piece.id, isSpan: piece.inner !== undefined }, ...idsIn(piece.inner ?? [])],
  )
}

function inlineOf(pieces: readonly Piece[], known: ReadonlyMap<string, Mark | Span>): Inline[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    const code = known.get(piece.id)!
    return 'inner' in code ? { ...code, inner: inlineOf(piece.inner ?? [], known) } : code
  })
}

function plainText(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'inner' in piece ? plainText(piece.inner) : piece.raw)).join('')
}

/** Translation tools add line breaks and spaces at the ends of texts. */
function trimmedLike(text: string, source: string): string {
  return source.trim() === source ? text.trim() : text
}

/** A run of text after a block; the first run has none. */
type Run = { block: Mark | undefined; pieces: Inline[] }
type Base = { block: (TextPart & { id: string }) | undefined; part: TextPart | undefined }[]

function runsOf(pieces: readonly Inline[]): Run[] {
  const runs: Run[] = [{ block: undefined, pieces: [] }]
  for (const piece of pieces) {
    if (typeof piece !== 'string' && piece.kind === 'block') runs.push({ block: piece as Mark, pieces: [] })
    else runs.at(-1)!.pieces.push(piece)
  }
  return runs
}

function baseOf(parts: readonly TextPart[]): Base {
  const base: Base = [{ block: undefined, part: undefined }]
  for (const part of parts) {
    if (part.around === 'block') base.push({ block: { ...part, id: (part.inline[0] as Mark).id }, part: undefined })
    else base.at(-1)!.part = part
  }
  return base
}

function isSameBlocks(base: Base, runs: readonly Run[]): boolean {
  return base.length === runs.length && base.every(({ block }, index) => block?.id === runs[index]!.block?.id)
}

/** Bold and italic text cannot start or end with a space in Markdown. */
function withSpacesOutside(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap((piece): Inline[] => {
    if (typeof piece === 'string' || !('inner' in piece)) return [piece]
    const inner = joined(withSpacesOutside(piece.inner))
    const [first, last] = [inner[0], inner.at(-1)]
    const before = typeof first === 'string' ? first.slice(0, first.length - first.trimStart().length) : ''
    const after = typeof last === 'string' && last.trim() !== '' ? last.slice(last.trimEnd().length) : ''
    return [before, { ...piece, inner: trimmed(inner) }, after]
  })
}

/** A paragraph on one line, without spaces at its ends. */
function trimmed(pieces: readonly Inline[]): Inline[] {
  const inLine = (own: readonly Inline[]): Inline[] =>
    own.map((piece) =>
      typeof piece === 'string' ? piece.replace(/[\r\n]+/g, ' ') : 'inner' in piece ? { ...piece, inner: inLine(piece.inner) } : piece,
    )
  const [...made] = joined(inLine(pieces))
  if (typeof made[0] === 'string') made[0] = made[0].trimStart()
  const last = made.at(-1)
  if (typeof last === 'string') made[made.length - 1] = last.trimEnd()
  return joined(made)
}

/** A paragraph as Markdown, and for translators. */
type WrittenRun = { text: string; inline: readonly Inline[] }

function writtenRun(given: readonly Inline[], bases: readonly Base[], index: number): WrittenRun | TextFault {
  const { part } = bases[0]![index]!
  const pieces = trimmed(withSpacesOutside(given))
  if (!part) return pieces.length === 0 ? { text: '', inline: [] } : MOVED
  const same = bases
    .map((base) => base[index]!.part!)
    .find(({ inline }) => [given, pieces].some((own) => isSameText(inline, own, ({ id }) => id)))
  if (same) return { text: same.raw, inline: same.inline }
  if (wordsIn(pieces).trim() === '' && codesIn(pieces).length === 0) return EMPTY
  // Marks of lists and quotations after a line break mean something else outside of them.
  const alone = withBreaks(pieces)
  const isInCell = part.around === 'cell'
  const way = WAYS.find((write) => {
    const text = markdownOf(alone, { write, isInCell, isFirst: true })
    const found = textParts(AROUND[part.around](text), true).find(({ around }) => around === part.around)
    return found?.raw === text && isSameText(found.inline, alone, codeOf)
  })
  return way ? { text: markdownOf(pieces, { write: way, isInCell, isFirst: true }), inline: pieces } : NOT_MARKDOWN
}

function withBreaks(pieces: readonly Inline[]): Inline[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    if ('inner' in piece) return { ...piece, inner: withBreaks(piece.inner) }
    return piece.kind === 'break' ? { ...piece, raw: '\\\n' } : piece
  })
}

/** A paragraph, heading or cell as Markdown of its own. */
const AROUND: Readonly<Record<TextPart['around'], (text: string) => string>> = {
  text: (text) => text,
  heading: (text) => `## ${text}`,
  cell: (text) => `| ${text} |\n| --- |\n`,
  block: (text) => text,
}

/** The ways to write words in Markdown, from the most readable to the safest. */
const WAYS: readonly ((words: string, isFirst: boolean) => string)[] = [
  (words) => words,
  escapedMarkdown,
  (words) => Array.from(words, (character) => (isPunctuation(character) ? `\\${character}` : character)).join(''),
]

function isPunctuation(character: string): boolean {
  return character > ' ' && character < '\u007f' && !isLetterOrDigit(character)
}

function isLetterOrDigit(character: string): boolean {
  return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z')
}

type Writing = { write: (words: string, isFirst: boolean) => string; isInCell: boolean; isFirst: boolean }

function markdownOf(pieces: readonly Inline[], { write, isInCell, isFirst }: Writing): string {
  return pieces
    .map((piece, index) => {
      const isStart = isFirst && index === 0
      if (typeof piece !== 'string')
        return 'inner' in piece ? piece.open + markdownOf(piece.inner, { write, isInCell, isFirst: isStart }) + piece.close : piece.raw
      const words = write(piece, isStart)
      return isInCell && !words.includes('\\|') ? words.replaceAll('|', '\\|') : words
    })
    .join('')
}
