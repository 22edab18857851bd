import { expect, test } from 'vitest'
import { convert } from './convert.ts'
import { filled, templateOf } from './template.ts'

test.each([
  ['12', '.', 12],
  ['-3.50', '.', -3.5],
  ['1,234.5', '.', 1234.5],
  ['1 234', '.', 1234],
  ['68,1', ',', 68.1],
  ['1.234,5', ',', 1234.5],
  ['1’234', '.', 1234],
  [7, ',', 7],
] as const)('%j with the decimal separator %s is %d', (text, decimal, number) => {
  expect(convert(text, 'number', { decimal })).toEqual({ value: number })
})

test.each(['68,1', '12 cm', '1,23,4', '', '--'])('%j is not a number with a decimal point', (text) => {
  expect(convert(text, 'number', {})).toHaveProperty('message')
})

test.each([
  ['24.12.2026', 'DD.MM.YYYY', '2026-12-24'],
  ['4.1.2026', 'D.M.YYYY', '2026-01-04'],
  ['12/24/2026', 'M/D/YYYY', '2026-12-24'],
  ['2026-12-24T10:00:00Z', undefined, '2026-12-24'],
  ['2026-12-24 10:00:00+01', undefined, '2026-12-24'],
  ['2026-12-24', 'DD.MM.YYYY', '2026-12-24'],
])('%j in the format %s is a day', (text, format, day) => {
  expect(convert(text, 'date', { format })).toEqual({ value: day })
})

test.each([
  ['31.02.2026', 'DD.MM.YYYY'],
  ['1.1.26', 'D.M.YYYY'],
  ['soon', undefined],
])('%j in the format %s is not a day', (text, format) => {
  expect(convert(text, 'date', { format })).toHaveProperty('message')
})

test('lists are split, and values replaced', () => {
  expect(convert('Holz; Metall ;;', 'list', { separator: ';', values: { Holz: 'wood' } })).toEqual({ value: ['wood', 'Metall'] })
  expect(convert(['a', 1], 'list', {})).toEqual({ value: ['a', '1'] })
  expect(convert('Übergröße 12', 'slug', {})).toEqual({ value: 'ubergrosse-12' })
})

test('templates have cells, braces, and cells that may be empty', () => {
  const cells = (column: string) => ({ title: 'Chair', room: '', size: { cm: 3 }, n: 7 })[column]
  const fill = (text: string) => filled(templateOf(text), cells)
  expect(fill('{title}: {n}')).toEqual({ value: 'Chair: 7' })
  expect(fill('{title}{room?}')).toEqual({ value: 'Chair' })
  expect(fill('{title}: {room}')).toEqual({ value: 'Chair:', empty: 'room' })
  expect(fill('{{start, date}} {title}')).toEqual({ value: '{start, date} Chair' })
  expect(fill('{room}')).toEqual({ value: undefined })
  expect(fill('No. {room}')).toEqual({ value: undefined })
  expect(fill('{size}')).toEqual({ value: { cm: 3 } })
  expect(fill('plain')).toEqual({ value: 'plain' })
})
