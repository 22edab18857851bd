import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { drawnWords } from './drawnWords.ts'

const SIZE = 10
const { setCharSpacing: SPACING, setFont: FONT, setTextMatrix: MATRIX, showText: SHOW } = OPS

/**
 * A line of words that are drawn one by one: letters are five points wide, and each word except the first has a gap before it, in points.
 */
function line(words: string[], gaps: number[], spacing = 0) {
  const commands: [number, unknown[]][] = [
    [SPACING, [spacing]],
    [FONT, ['f', SIZE]],
  ]
  let x = 40
  for (const [index, word] of words.entries()) {
    x += index === 0 ? 0 : gaps[index - 1]!
    commands.push([MATRIX, [[1, 0, 0, 1, x, 700]]], [SHOW, [[...word].map((unicode) => ({ unicode, width: 500 }))]])
    x += word.length * 5
  }
  const str = words.map((word, index) => (index > 0 && gaps[index - 1]! >= 1.02 ? ` ${word}` : word)).join('')
  const item = { str, width: x - 40, transform: [SIZE, 0, 0, SIZE, 40, 700] } as unknown as TextItem
  return drawnWords([item], { fnArray: commands.map(([command]) => command), argsArray: commands.map(([, args]) => args) })[0]!.str
}

test('H12.1 words that are drawn one by one stay apart where two of them stand close', () =>
  expect(line(['MIRANDA', 'AVELLA', 'ATWATER'], [2, 0.9])).toBe('MIRANDA AVELLA ATWATER'))

test('H12.1 parts of words, single letters and spread letters stay as they are', () => {
  expect(line(['Work', 'Exp', 'erience'], [2, 0])).toBe('Work Experience')
  expect(line(['Work', 'W', 'AVE'], [2, 0.9])).toBe('Work WAVE')
  expect(line(['MIRANDA', 'AVE', 'LLA'], [2, 0.9], 0.9)).toBe('MIRANDA AVELLA')
  expect(line(['AVE', 'LLA'], [0.9])).toBe('AVELLA')
})
