import { expect, test } from 'vitest'
import { groupByLetter } from './groupByLetter.ts'

const card = (name: string) => ({ path: `/${name}`, name, summary: '', topics: [] })
const names = (...given: string[]) =>
  groupByLetter(given.map(card), 'en').map(([letter, entries]) => [letter, ...entries.map(({ name }) => name)])

test('entries stand under their first letter in the order of the language', () => {
  expect(names('cog', 'Brake', 'Cable')).toEqual([
    ['B', 'Brake'],
    ['C', 'Cable', 'cog'],
  ])
})

test('an accented letter belongs to its plain one', () => {
  expect(names('Écart', 'Edge')).toEqual([['E', 'Écart', 'Edge']])
})

test('what begins with no letter comes last', () => {
  expect(names('360 view', 'Zip')).toEqual([
    ['Z', 'Zip'],
    ['#', '360 view'],
  ])
})
