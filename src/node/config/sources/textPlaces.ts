import { textLines } from '#src/node/config/read/textLines.ts'
import type { CellPlace } from './table.ts'

/** Number of lines shown before and after a problem. */
const AROUND = 2

/** Places in a text file, by character offsets. */
export type TextPlaces = (start: number, end: number, where: string) => CellPlace

/** The places in a text; it is split into lines on the first call. */
export function textPlaces(file: string, text: string): TextPlaces {
  let lines: ReturnType<typeof textLines> | undefined
  return (start, end, where) => {
    lines ??= textLines(text)
    const range = lines.rangeAt(start, end)
    const first = Math.max(1, range.line - AROUND)
    // A cell may have several lines; marks are shown below the first one.
    const length = lines.lines[range.line - 1]!.length + 1
    const endColumn = Math.max(range.column, Math.min(range.endColumn, length))
    return { file, ...range, endColumn, where, excerpt: { first, lines: lines.lines.slice(first - 1, range.line + AROUND) } }
  }
}
