import { structuredPatch } from 'diff'
import { printable } from '#src/node/text/printable.ts'
import { type Change, textAfter } from './change.ts'

const CONTEXT = 3

/**
 * Changes as one unified diff for `git apply` and `patch -p1`, with paths relative to the config folder or, with `folder`, to its parent.
 * Empty if nothing changes.
 */
export function unifiedDiff(changes: Change[], folder = ''): string {
  const inside = (file: string | null) => (file === null || folder === '' ? file : `${folder}/${file}`)
  return changes.map((change) => diffOf({ ...change, from: inside(change.from), to: inside(change.to) })).join('')
}

function diffOf(change: Change): string {
  const { from, to, before } = change
  const { hunks } = structuredPatch('', '', before, to === null ? '' : textAfter(change), '', '', { context: CONTEXT })
  const isMoved = from !== null && to !== null && from !== to
  if (hunks.length === 0 && !isMoved) return ''
  const head = [`diff --git a/${from ?? to} b/${to ?? from}`]
  if (from === null) head.push('new file mode 100644')
  if (to === null) head.push('deleted file mode 100644')
  if (isMoved) head.push(`rename from ${from}`, `rename to ${to}`)
  if (hunks.length > 0) head.push(`--- ${from === null ? '/dev/null' : `a/${from}`}`, `+++ ${to === null ? '/dev/null' : `b/${to}`}`)
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${startOf(oldStart, oldLines)},${oldLines} +${startOf(newStart, newLines)},${newLines} @@`,
    ...lines,
  ])
  return `${[...head.map(printable), ...body].join('\n')}\n`
}

/** Line numbers count from 1, but an empty range starts at the line before it (GNU diffutils, detailed unified format). */
function startOf(line: number, count: number): number {
  return count === 0 ? line - 1 : line
}
