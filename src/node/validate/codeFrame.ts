import { printable } from '#src/node/text/printable.ts'
import type { Excerpt } from '#src/site/problem.ts'

const CONTEXT_LINES = 2
const LONGEST_LINE = 100
// Characters that most terminals show two columns wide. Emoji are two code units and two columns, so they need no handling.
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

/**
 * A line of a code frame: numbered text of the file, or the marks below the line with the problem. `isAtFault` is true for both of these.
 */
export type FrameLine = { gutter: string; text: string; isAtFault: boolean }

/**
 * The lines around a place, at most two before and two after, with marks below the characters from `column` to `endColumn`. Long lines are
 * truncated to a window around the column. Empty if the place is not in the text.
 */
export function codeFrame(
  { first: given, lines }: Excerpt,
  { line, column, endColumn }: { line: number; column: number; endColumn: number },
): FrameLine[] {
  const atFault = lines[line - given]
  if (atFault === undefined || column > atFault.length + 1) return []
  const first = Math.max(given, line - CONTEXT_LINES)
  const shown = lines.slice(first - given, line - given + 1 + CONTEXT_LINES)
  while (shown.length > line - first + 1 && shown.at(-1)!.trim() === '') shown.pop()

  const width = String(first + shown.length - 1).length
  // Lines are truncated at the same column, so that they stay aligned.
  const start = column + Math.min(endColumn - column, LONGEST_LINE / 2) > LONGEST_LINE ? column - 1 - LONGEST_LINE / 4 : 0
  const cut = (text: string) => printable(window(text, start))

  return shown.flatMap((text, index) => {
    const number = first + index
    const isAtFault = number === line
    const numbered = { gutter: `${isAtFault ? '>' : ' '} ${String(number).padStart(width)} | `, text: cut(text), isAtFault }
    if (!isAtFault) return [numbered]
    const before = cut(text).slice(0, column - 1 - start)
    const length = Math.max(1, Math.min(endColumn, start + LONGEST_LINE + 1, text.length + 1) - column)
    const marked = cut(text).slice(column - 1 - start, column - 1 - start + length)
    const marks = ' '.repeat(columnsOf(before)) + '^'.repeat(Math.max(1, columnsOf(marked)))
    return [numbered, { gutter: `  ${' '.repeat(width)} | `, text: marks, isAtFault }]
  })
}

/** The part of a line from an offset on, with ellipses where it is truncated. */
function window(line: string, start: number): string {
  const part = line.slice(start, start + LONGEST_LINE)
  const begun = start > 0 && part !== '' ? `…${part.slice(1)}` : part
  return line.length > start + LONGEST_LINE ? `${begun.slice(0, -1)}…` : begun
}

function columnsOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0)
}
