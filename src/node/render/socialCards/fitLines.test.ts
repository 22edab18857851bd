import { expect, test } from 'vitest'
import { fitLines } from './fitLines.ts'

/** Every character is half as wide as it is high. */
const widthOf = (text: string) => [...text].length / 2
const box = { width: 400, height: 200, sizes: [80, 40, 20], lineHeight: 1 }
const widest = ({ lines, size }: { lines: string[]; size: number }) => Math.max(...lines.map((line) => widthOf(line) * size))

test('a short text stands in one line of the largest size', () => {
  expect(fitLines('Rye loaf', widthOf, box)).toEqual({ lines: ['Rye loaf'], size: 80 })
})

test('a longer text takes more lines, then a smaller size', () => {
  expect(fitLines('Rye loaf today', widthOf, box)).toEqual({ lines: ['Rye loaf', 'today'], size: 80 })
  const smaller = fitLines('Rye loaf, spelt crown and a dozen rolls for tomorrow', widthOf, box)
  expect(smaller.size).toBe(40)
  expect(smaller.lines.join(' ')).toBe('Rye loaf, spelt crown and a dozen rolls for tomorrow')
})

test('lines are about as long as each other, so that no word stands alone at the end', () => {
  expect(fitLines('aaaa bbbb cccc dddd eeee', widthOf, { ...box, sizes: [40] }).lines).toEqual(['aaaa bbbb cccc', 'dddd eeee'])
})

test('a word is broken at the smallest size only', () => {
  const long = 'Donaudampfschiff'
  expect(fitLines(long, widthOf, box)).toEqual({ lines: [long], size: 40 })
  const { lines, size } = fitLines(`${long.repeat(4)} 🍞🍞`, widthOf, box)
  expect(size).toBe(20)
  expect(lines.join('').replace(' ', '')).toBe(`${long.repeat(4)}🍞🍞`)
})

test.each(['x'.repeat(500), 'word '.repeat(200), `${'W'.repeat(60)} ${'i '.repeat(100)}`, '👩‍🍳'.repeat(300)])(
  'nothing leaves the box: %s',
  (text) => {
    const fitted = fitLines(text, widthOf, box)
    expect(widest(fitted)).toBeLessThanOrEqual(box.width)
    expect(fitted.lines.length * fitted.size).toBeLessThanOrEqual(box.height)
  },
)

test('blanks alone are no line', () => {
  expect(fitLines('  ', widthOf, box).lines).toEqual([])
})
