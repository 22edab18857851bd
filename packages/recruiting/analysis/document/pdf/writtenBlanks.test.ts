import { expect, test } from 'vitest'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { writtenBlanks } from './writtenBlanks.ts'

const item = (str: string) => ({ str }) as TextItem
const drawn = (text: string) => ({ argsArray: [null, [[...text].map((unicode) => ({ unicode }))], [[12]]] })
const read = (strs: string[], text: string) => writtenBlanks(strs.map(item), drawn(text)).map(({ str }) => str)

test.each([
  ['Jo nathan P ri c e', 'Jonathan Price'],
  ['T A V O N A Y E R S', 'TAVON AYERS'],
  ['AUGUST E FEN WI CK-LALLY', 'AUGUSTE FENWICK-LALLY'],
])('H12.1 the blanks of "%s" are those that the file writes', (spread, written) => {
  expect(read(['Profile of a cook', spread], `Profile of a cook${written}`)).toEqual(['Profile of a cook', written])
})
test('H12.1 a text stays as it is where the file writes no blank, or where more than letters would run into each other', () => {
  expect(read(['a b test'], 'abtest')).toEqual(['a b test'])
  expect(read(['2019 to now'], '2019to now')).toEqual(['2019 to now'])
  expect(read(['J o e R o e'], 'another text')).toEqual(['J o e R o e'])
  expect(read([', Clydeside Crew Hire.'], ', Clydeside CrewHire.')).toEqual([', Clydeside Crew Hire.'])
})

test('H12.1 a title of two spread letters is whole as well', () => {
  expect(read(['Profile of a cook', 'D R .'], 'Profile of a cookDR.')).toEqual(['Profile of a cook', 'DR.'])
})
