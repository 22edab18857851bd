import type { TextRange } from '#src/site/problem.ts'

/** The lines of a text, and the positions of its offsets. */
export type TextLines = {
  /** Without line breaks. */
  lines: readonly string[]
  /** The range between two offsets on the same line. */
  rangeAt(start: number, end: number): TextRange
}

/** Splits a text into lines. */
export function textLines(text: string): TextLines {
  const starts = startsOfLines(text)
  return {
    lines: text.split(/\r?\n/),
    rangeAt(start, end) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts[middle]! <= start) low = middle
        else high = middle - 1
      }
      const column = start - starts[low]! + 1
      return { line: low + 1, column, endLine: low + 1, endColumn: column + end - start }
    },
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}
