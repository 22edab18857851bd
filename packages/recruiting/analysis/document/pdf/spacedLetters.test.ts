import { expect, test } from 'vitest'
import { spacedLetters } from './spacedLetters.ts'

const piece = (text: string, x: number, width: number) => ({
  text,
  x,
  right: x + width,
  y: 700,
  size: 10,
  isBold: false,
  isItalic: false,
  font: '',
})
const texts = (...pieces: ReturnType<typeof piece>[]) => spacedLetters(pieces).map(({ text }) => text)

test('letters that are spread apart within pieces become words', () =>
  expect(texts(piece('W O R K', 0, 45), piece('H I S T O R Y', 56, 70))).toEqual(['WORK', 'HISTORY']))
test('letters that are pieces become words where a wider gap stands', () => {
  expect(texts(piece('J', 0, 6), piece('O', 10, 6), piece('E', 20, 6), piece('R', 38, 6), piece('O', 48, 6), piece('E', 58, 6))).toEqual([
    'JOE',
    'ROE',
  ])
})
test('usual words beside them in another column do not matter', () =>
  expect(texts(piece('Bachelor of Arts', 0, 80), piece('S K I L L S', 200, 60))).toEqual(['Bachelor of Arts', 'SKILLS']))
test('a usual row and a short one stay as they are', () => {
  expect(texts(piece('a b test', 0, 40))).toEqual(['a b test'])
  expect(texts(piece('A B', 0, 20))).toEqual(['A B'])
})
