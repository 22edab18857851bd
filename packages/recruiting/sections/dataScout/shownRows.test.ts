import { expect, test } from 'vitest'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { editRow } from '#packages/recruiting/analysis/dataScout/editRow.ts'
import { readRow } from '#packages/recruiting/analysis/dataScout/readRow.ts'
import { columnMark } from '#packages/recruiting/analysis/dataScout/columnMark.ts'
import { shownRows } from './shownRows.ts'

const { document, resume } = sampleResume()
const row = readRow('a', document, resume)
const people = ['Zoë', 'anna', '', 'Bo 10', 'Bo 9'].map((name, at) => editRow({ ...row, id: String(at) }, 'name', name))
const view = { query: '', choice: 'all', order: null } as const
const namesOf = (rows: ReturnType<typeof shownRows>) => rows.map(({ basics }) => basics.name.value)

test('tools-review 18: every word that is searched for must stand somewhere in the row, without regard to case and accents', () => {
  expect(namesOf(shownRows(people, { ...view, query: 'ZOE excel' }, 'en'))).toEqual(['Zoë'])
  expect(shownRows(people, { ...view, query: 'example tools' }, 'en')).toHaveLength(5)
  expect(shownRows(people, { ...view, query: 'nobody' }, 'en')).toEqual([])
})

test('tools-review 18: rows are sorted as people count and spell, empty cells last either way', () => {
  const sorted = (direction: 'ascending' | 'descending') =>
    namesOf(shownRows(people, { ...view, order: { column: 'name', direction } }, 'en'))
  expect(sorted('ascending')).toEqual(['anna', 'Bo 9', 'Bo 10', 'Zoë', ''])
  expect(sorted('descending')).toEqual(['Zoë', 'Bo 10', 'Bo 9', 'anna', ''])
  expect(namesOf(shownRows(people, view, 'en'))).toEqual(['Zoë', 'anna', '', 'Bo 10', 'Bo 9'])
})

test('tools-review 18: rows can be chosen by what is said of their cells', () => {
  const unread = { ...row, basics: { ...row.basics, phone: { value: '', confidence: 0, line: null, source: '' } } }
  const doubtful = { ...row, basics: { ...row.basics, location: { ...row.basics.location, confidence: 0.3 } } }
  const rows = [row, unread, doubtful, people[0]!]
  const chosen = (choice: 'unread' | 'doubtful' | 'edited') => shownRows(rows, { ...view, choice }, 'en')
  expect(chosen('unread')).toEqual([unread])
  expect(chosen('doubtful')).toContain(doubtful)
  expect(chosen('edited')).toEqual([people[0]])
})

test('R5.6 a cell is marked by the most that is to be said of it', () => {
  expect([columnMark(row, 'file'), columnMark(row, 'links'), columnMark(row, 'awards')]).toEqual(['sure', 'unread', 'unread'])
  expect(columnMark(editRow(row, 'links', 'ana.example'), 'links')).toBe('edited')
  expect(columnMark(editRow(row, 'email', ''), 'email')).toBe('edited')
  const skills = row.skills.map((skill, at) => (at === 0 ? { ...skill, confidence: 0.2 } : skill))
  expect(columnMark({ ...row, skills }, 'skills')).toBe('doubtful')
})
