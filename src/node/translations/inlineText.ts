/**
 * A piece of a text for translators: words, a mark that stands for code (`raw`), such as a line break, or words between an opening and a
 * closing code, such as a link. Codes are named by `id`. A `block` is the Markdown between two paragraphs.
 */
export type Inline = string | Mark | Span
export type Mark = { id: string; kind: 'block' | 'break' | 'code' | 'image' | 'value' | 'other'; raw: string }
export type Span = {
  id: string
  kind: 'bold' | 'italic' | 'struck' | 'link' | 'image' | 'other'
  open: string
  close: string
  inner: Inline[]
}

/** A paragraph or another piece of a text, as written (`raw`) and for translators, or the block between two of them. */
export type TextPart = { raw: string; inline: Inline[]; around: 'text' | 'heading' | 'cell' | 'block' }

/** The pieces with adjacent words joined, and without empty ones. */
export function joined(pieces: readonly Inline[]): Inline[] {
  const made: Inline[] = []
  for (const piece of pieces) {
    const last = made.at(-1)
    if (typeof piece !== 'string') made.push('inner' in piece ? { ...piece, inner: joined(piece.inner) } : piece)
    else if (typeof last === 'string') made[made.length - 1] = last + piece
    else if (piece !== '') made.push(piece)
  }
  return made
}

/** All codes of a text, in the order of their starts. */
export function codesIn(pieces: readonly Inline[]): (Mark | Span)[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : 'inner' in piece ? [piece, ...codesIn(piece.inner)] : [piece]))
}

/** The words of a text without its codes. */
export function wordsIn(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'inner' in piece ? wordsIn(piece.inner) : ' ')).join('')
}

/** Whether two texts have the same words and codes; `by` names a code. */
export function isSameText(one: readonly Inline[], other: readonly Inline[], by: (code: Mark | Span) => string = codeOf): boolean {
  return (
    one.length === other.length &&
    one.every((piece, index) => {
      const match = other[index]!
      if (typeof piece === 'string' || typeof match === 'string') return piece === match
      if ('inner' in piece !== 'inner' in match || by(piece) !== by(match)) return false
      return !('inner' in piece) || isSameText(piece.inner, (match as Span).inner, by)
    })
  )
}

/** What a code stands for, whatever its id. */
export function codeOf(code: Mark | Span): string {
  return JSON.stringify('inner' in code ? [code.open, code.close] : [code.raw])
}

/** The target with the ids of the codes of its source, as far as both have the same codes; other ids begin with `t`. */
export function withIdsOf(source: readonly TextPart[], target: readonly TextPart[]): TextPart[] {
  const free = source.flatMap(({ inline }) => codesIn(inline))
  const isBlocked = blocksOf(source).join() === blocksOf(target).join()
  let added = 0
  const renamed = (pieces: readonly Inline[]): Inline[] =>
    pieces.map((piece) => {
      if (typeof piece === 'string') return piece
      const at = free.findIndex((code) => codeOf(code) === codeOf(piece) || (isBlocked && code.kind === 'block' && piece.kind === 'block'))
      const id = at === -1 ? `t${(added += 1)}` : free.splice(at, 1)[0]!.id
      return 'inner' in piece ? { ...piece, id, inner: renamed(piece.inner) } : { ...piece, id }
    })
  return target.map((part) => ({ ...part, inline: renamed(part.inline) }))
}

/** How the paragraphs of a text follow each other, whatever their words. */
function blocksOf(parts: readonly TextPart[]): string[] {
  return parts.map(({ around, raw }) => (around === 'block' ? raw.trim() : around))
}
