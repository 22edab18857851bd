import { printable } from '#src/node/cli/printable.ts'
import { type Change, textAfter } from './change.ts'

const CONTEXT = 3

/**
 * Changes as one unified diff that `git apply` and `patch -p1` understand, with paths below the config folder. Empty when nothing changes.
 */
export function unifiedDiff(changes: Change[]): string {
  return changes.map(diffOf).join('')
}

type Hunk = { start: number; end: number; lines: string[] }

function diffOf(change: Change): string {
  const { from, to, before, edits } = change
  const head = [`diff --git a/${from ?? to} b/${to ?? from}`]
  if (from === null) head.push('new file mode 100644')
  if (to === null) head.push('deleted file mode 100644')
  const isMoved = from !== null && to !== null && from !== to
  if (isMoved) head.push(`rename from ${from}`, `rename to ${to}`)
  const whole = to === null ? [{ start: 0, end: before.length, lines: [] }] : undefined
  const hunks = whole ?? hunksOf(before, edits)
  if (hunks.length === 0 && !isMoved) return ''
  if (hunks.length > 0) head.push(`--- ${from === null ? '/dev/null' : `a/${from}`}`, `+++ ${to === null ? '/dev/null' : `b/${to}`}`)
  return `${head.map(printable).join('\n')}\n${to === null ? removal(before) : printed(before, hunks)}`
}

/** Groups of whole lines that change, by offsets of the old text, with the lines in their place. */
function hunksOf(before: string, edits: Change['edits']): Hunk[] {
  const hunks: (Hunk & { edits: Change['edits'] })[] = []
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    const start = edit.offset === 0 ? 0 : before.lastIndexOf('\n', edit.offset - 1) + 1
    const next = before.indexOf('\n', edit.offset + edit.length)
    const end = next === -1 ? before.length : next + 1
    const last = hunks.at(-1)
    if (last && start < last.end) Object.assign(last, { end: Math.max(end, last.end), edits: [...last.edits, edit] })
    else hunks.push({ start, end, lines: [], edits: [edit] })
  }
  return hunks.map(({ start, end, edits: inside }) => {
    const shifted = inside.map((edit) => ({ ...edit, offset: edit.offset - start }))
    return { start, end, lines: linesOf(textAfter({ before: before.slice(start, end), edits: shifted })) }
  })
}

function printed(before: string, hunks: Hunk[]): string {
  const lineAt = (offset: number) => linesOf(before.slice(0, offset)).length
  const old = linesOf(before)
  const changed = hunks
    .map(({ start, end, lines }) => trimmed({ first: lineAt(start), last: lineAt(end), lines }, old))
    .filter(({ first, last, lines }) => last > first || lines.length > 0)
  const groups: (typeof changed)[] = []
  for (const part of changed) {
    const group = groups.at(-1)
    if (group && part.first - group.at(-1)!.last <= 2 * CONTEXT) group.push(part)
    else groups.push([part])
  }
  let shift = 0
  return groups
    .map((group) => {
      const top = Math.max(0, group[0]!.first - CONTEXT)
      const bottom = Math.min(old.length, group.at(-1)!.last + CONTEXT)
      const rows: string[] = []
      let at = top
      let added = 0
      for (const { first, last, lines } of group) {
        rows.push(...marked(' ', old.slice(at, first)), ...marked('-', old.slice(first, last)), ...marked('+', lines))
        added += lines.length - (last - first)
        at = last
      }
      rows.push(...marked(' ', old.slice(at, bottom)))
      const length = bottom - top
      const header = `@@ -${length === 0 ? top : top + 1},${length} +${length + added === 0 ? top + shift : top + 1 + shift},${length + added} @@\n`
      shift += added
      return header + rows.join('')
    })
    .join('')
}

/** A change without the lines that are the same at its two ends. */
function trimmed(part: { first: number; last: number; lines: string[] }, old: string[]) {
  let { first, last, lines } = part
  while (first < last && lines.length > 0 && old[first] === lines[0]) {
    first += 1
    lines = lines.slice(1)
  }
  while (first < last && lines.length > 0 && old[last - 1] === lines.at(-1)) {
    last -= 1
    lines = lines.slice(0, -1)
  }
  return { first, last, lines }
}

function removal(before: string): string {
  const lines = linesOf(before)
  return lines.length === 0 ? '' : `@@ -1,${lines.length} +0,0 @@\n${marked('-', lines).join('')}`
}

/** Lines with the line ends that they have. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function marked(mark: string, lines: string[]): string[] {
  return lines.map((line) => (line.endsWith('\n') ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`))
}
