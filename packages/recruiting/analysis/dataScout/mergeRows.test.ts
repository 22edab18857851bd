import { expect, test } from 'vitest'
import { mergeRows } from './mergeRows.ts'
import { type ScoutRow, scoutFields, scoutLists } from './ScoutRow.ts'

const cell = (value: string) => ({ value, confidence: 0.9, line: 1, source: value })
const row = (languages: string[]) =>
  ({
    ...Object.fromEntries(scoutLists.map((list) => [list, []])),
    id: 'a',
    files: [],
    links: [],
    skills: [],
    basics: Object.fromEntries(scoutFields.map((field) => [field, cell('')])),
    languages: languages.map(cell),
  }) as unknown as ScoutRow

test('H12.7 one language stays one when two files of a person are merged, with its level where one of them tells it', () => {
  const merged = mergeRows(row(['English', 'German (C1)']), row(['english (fluent)', 'German', 'Welsh']))
  expect(merged.languages.map(({ value }) => value)).toEqual(['english (fluent)', 'German (C1)', 'Welsh'])
})
