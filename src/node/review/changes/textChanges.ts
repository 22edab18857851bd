import { diffArrays } from 'diff'
import { treeOf } from '#src/node/edit/sources.ts'

/** Lines of a text that are replaced: `removed` starts at line `start` of the text before, from 0. Lines include their line ends. */
export type Span = { start: number; removed: readonly string[]; added: readonly string[] }

/** A change of a text that is made or left out as a whole: its spans, in order. Several, for lines that have moved. */
export type TextChange = readonly Span[]

/** With more spans than this, all changes of a file are one. */
const MOST_SPANS = 80

/** The edit distance, in lines, up to which two texts are compared. */
const MOST_EDITS = 4000

/** The changes from one text to another, as small as they can be made alone. JSON is well-formed with each of them, and without it. */
export function textChanges(file: string, before: string, after: string): TextChange[] {
  if (before === after) return []
  const lines = linesOf(before)
  const spans = spansOf(file, lines, linesOf(after))
  if (!spans || spans.length > MOST_SPANS) return [whole(before, after)]
  const grouped = movedTogether(spans)
  if (!file.endsWith('.json') || treeOf(before) === null || treeOf(after) === null) return grouped
  return wellFormed(lines, grouped) ?? [whole(before, after)]
}

/** A text with changes of it. Throws if two of them overlap. */
export function withTextChanges(before: string, changes: readonly TextChange[]): string {
  return withSpans(linesOf(before), changes.flat())
}

/** The changes that turn the text with them back into the one before, in the same order. */
export function reversed(changes: readonly TextChange[]): TextChange[] {
  const all = changes.flat().toSorted((a, b) => a.start - b.start)
  let shift = 0
  const back = new Map<Span, Span>()
  for (const span of all) {
    back.set(span, { start: span.start + shift, removed: span.added, added: span.removed })
    shift += span.added.length - span.removed.length
  }
  return changes.map((change) => change.map((span) => back.get(span)!))
}

/** Whether two changes of the same text cannot be made independently. */
export function overlaps(a: TextChange, b: TextChange): boolean {
  return a.some((left) => b.some((right) => meets(left, right)))
}

/**
 * A change of one text as a change of another version of it: `there` if that version has the change already, `conflict` if it has
 * something else in the same place.
 */
export function carriedTo(file: string, change: TextChange, before: string, target: string): TextChange | 'there' | 'conflict' {
  if (before === target) return change
  const spans = spansOf(file, linesOf(before), linesOf(target))
  if (!spans) return 'conflict'
  const carried: Span[] = []
  let there = 0
  for (const span of change) {
    const met = spans.filter((other) => meets(span, other))
    if (met.length === 0) {
      const shift = spans
        .filter((other) => endOf(other) <= span.start)
        .reduce((sum, { removed, added }) => sum + added.length - removed.length, 0)
      carried.push({ ...span, start: span.start + shift })
    } else if (met.some((other) => isSameSpan(other, span))) there += 1
    else return 'conflict'
  }
  return there === change.length ? 'there' : there > 0 ? 'conflict' : carried
}

/** The lines of a text, with their line ends. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at)
    const next = end === -1 ? text.length : end + 1
    lines.push(text.slice(at, next))
    at = next
  }
  return lines
}

function endOf({ start, removed }: Span): number {
  return start + removed.length
}

function meets(a: Span, b: Span): boolean {
  return a.start === b.start ? a.removed.length > 0 === b.removed.length > 0 : a.start < endOf(b) && b.start < endOf(a)
}

function isSameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.removed.length === b.removed.length && a.added.join('') === b.added.join('')
}

/** The differing lines; undefined if there are too many. Each field of JSON and each row of a table is a difference of its own. */
function spansOf(file: string, before: readonly string[], after: readonly string[]): Span[] | undefined {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS })
  if (!parts) return undefined
  const spans: Span[] = []
  let line = 0
  let open: { start: number; removed: string[]; added: string[] } | undefined
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      line += value.length
      open = undefined
      continue
    }
    if (!open) {
      open = { start: line, removed: [], added: [] }
      spans.push(open)
    }
    open[added ? 'added' : 'removed'].push(...value)
    if (removed) line += value.length
  }
  return spans.flatMap((span) => lineByLine(file, span))
}

function lineByLine(file: string, span: Span): Span[] {
  const { start, removed, added } = span
  if (removed.length !== added.length || removed.length === 1) return [span]
  const keys = removed.map((line, index) =>
    file.endsWith('.json') ? commonKey(line, added[index]!) : file.endsWith('.csv') ? 'row' : undefined,
  )
  // With another type, fields of a section mean something else.
  if (keys.includes(undefined) || keys.includes('type')) return [span]
  return removed.map((line, index) => ({ start: start + index, removed: [line], added: [added[index]!] }))
}

/** The key of the JSON field that two lines write; undefined if they write different ones, or none. */
function commonKey(one: string, other: string): string | undefined {
  const key = keyOf(one)
  return key !== undefined && key === keyOf(other) ? key : undefined
}

function keyOf(line: string): string | undefined {
  const field = line.trim()
  const end = field.indexOf('":')
  return field.startsWith('"') && end > 0 ? field.slice(1, end) : undefined
}

/** Lines that are removed in one place and added in another are one change. */
function movedTogether(spans: readonly Span[]): TextChange[] {
  const groups: Span[][] = []
  const left = new Set(spans)
  for (const span of spans) {
    if (!left.delete(span)) continue
    const group = [span]
    // The group grows while it is read.
    for (const one of group) {
      for (const other of left) {
        if (!isMoved(one, other) && !isMoved(other, one)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(inOrder(group))
  }
  return groups
}

/** Whether one span adds what the other removes. */
function isMoved({ removed }: Span, { added }: Span): boolean {
  const lines = bare(removed)
  return lines !== '' && lines === bare(added)
}

/** Lines without indentation and the commas between items. */
function bare(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .map((line) => (line.endsWith(',') ? line.slice(0, -1) : line))
    .filter(Boolean)
    .join('\n')
}

/** Changes joined with the next ones until JSON is well-formed with and without each of them; undefined if it never is. */
function wellFormed(lines: readonly string[], changes: readonly TextChange[]): TextChange[] | undefined {
  const all = changes.flat()
  const isSound = (change: TextChange) => {
    const rest = all.filter((span) => !change.includes(span))
    return treeOf(withSpans(lines, change)) !== null && treeOf(withSpans(lines, rest)) !== null
  }
  const sound: TextChange[] = []
  let open: Span[] = []
  for (const change of changes) {
    open = inOrder([...open, ...change])
    if (!isSound(open)) continue
    sound.push(open)
    open = []
  }
  if (open.length === 0) return sound
  // The last lines belong to earlier ones.
  while (sound.length > 0) {
    open = inOrder([...sound.pop()!, ...open])
    if (isSound(open)) return [...sound, open]
  }
  return undefined
}

function withSpans(lines: readonly string[], spans: readonly Span[]): string {
  let at = 0
  const parts: string[] = []
  for (const { start, removed, added } of inOrder(spans)) {
    if (start < at) throw new Error('Two changes of a text overlap')
    parts.push(...lines.slice(at, start), ...added)
    at = start + removed.length
  }
  return [...parts, ...lines.slice(at)].join('')
}

/** Spans by place; lines that are only added come before a replacement of the next line. */
function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.start - b.start || a.removed.length - b.removed.length)
}

function whole(before: string, after: string): TextChange {
  return [{ start: 0, removed: linesOf(before), added: linesOf(after) }]
}
