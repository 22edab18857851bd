import { expect, test } from 'vitest'
import { codeFrame } from './codeFrame.ts'

const lines = ['{', '  "name": "Visit",', '  "titel": "Opening hours",', '  "icon": "map-pin",', '  "sections": [', '  ]', '}', '']

/** The frame as it is printed. */
function frame(of: readonly string[], line: number, column: number, endColumn = column): string[] {
  return codeFrame({ first: 1, lines: of }, { line, column, endColumn }).map(({ gutter, text }) => gutter + text)
}

test('C04 a frame has two lines before and behind, and marks below the token', () => {
  expect(frame(lines, 3, 3, 10)).toEqual([
    '  1 | {',
    '  2 |   "name": "Visit",',
    '> 3 |   "titel": "Opening hours",',
    '    |   ^^^^^^^',
    '  4 |   "icon": "map-pin",',
    '  5 |   "sections": [',
  ])
})

test('the first line has nothing before it, the last nothing behind it', () => {
  expect(frame(lines, 1, 1, 2)).toEqual(['> 1 | {', '    | ^', '  2 |   "name": "Visit",', '  3 |   "titel": "Opening hours",'])
  expect(frame(lines, 7, 1, 2)).toEqual(['  5 |   "sections": [', '  6 |   ]', '> 7 | }', '    | ^'])
})

test('numbers of different length keep the text in place', () => {
  const many = Array.from({ length: 12 }, (_, index) => `line ${index}`)
  expect(frame(many, 9, 1)).toEqual(['   7 | line 6', '   8 | line 7', '>  9 | line 8', '     | ^', '  10 | line 9', '  11 | line 10'])
})

test('a tab counts as one column, as it does in the place', () => {
  expect(frame(['\t"a": oops'], 1, 7, 11)).toEqual(['> 1 |  "a": oops', '    |       ^^^^'])
})

test('marks stand below wide characters', () => {
  expect(frame(['"東京": 1'], 1, 5, 6)[1]).toBe(`    | ${' '.repeat(6)}^`)
  expect(frame(['"🍞🥐": 1'], 1, 7, 8)[1]).toBe(`    | ${' '.repeat(6)}^`)
})

test('C04 of a very long line the part around the column is shown', () => {
  const [shown, marks] = frame([`${'x'.repeat(5000)}!!${'y'.repeat(5000)}`], 1, 5001, 5003)
  expect(shown!.length).toBeLessThan(120)
  expect(shown).toMatch(/^> 1 \| …x+!!y+…$/)
  expect(marks!.indexOf('^')).toBe(shown!.indexOf('!!'))
  expect(marks!.match(/\^/g)).toHaveLength(2)
})

test('marks of a very long token end with the part that is shown', () => {
  const [shown, marks] = frame([`  "text": "${'x'.repeat(5000)}"`], 1, 11, 5013)
  expect(marks!.length).toBe(shown!.length)
})

test('text that would steer a terminal is shown as pictures', () => {
  expect(frame(['"\u001b[2Jgone"'], 1, 1, 12)[0]).toBe('> 1 | "␛[2Jgone"')
})

test.each([
  [0, 1],
  [9, 1],
  [1, 400],
])('a place that is not in the text, %i:%i, has no frame', (line, column) => {
  expect(frame(lines, line, column)).toEqual([])
})
