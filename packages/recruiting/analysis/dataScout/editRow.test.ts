import { expect, test } from 'vitest'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { columnText } from './columnText.ts'
import { editRow } from './editRow.ts'
import { readRow } from './readRow.ts'
import { scoutColumns } from './scoutColumns.ts'

const { document, resume } = sampleResume()
const row = readRow('a', document, resume)

test.each(scoutColumns)('R5.6 the text of a row in %s changes nothing when it is written back', (column) => {
  const text = columnText(row, column, ' | ')
  expect(editRow(row, column, text)).toBe(row)
  if (column === 'skills') expect(editRow(row, column, text.replaceAll('; ', '\n'))).toBe(row)
})

test('R5.6 a corrected value is certain, comes from no line, and its column is marked', () => {
  const edited = editRow(row, 'name', ' Ana B. Example ')
  expect(edited).toMatchObject({ edited: ['name'], basics: { name: { value: 'Ana B. Example', confidence: 1, line: null } } })
  expect(editRow(edited, 'name', '').edited).toEqual(['name'])
})

test('R5.6 a corrected job keeps what was done there, and its dates are read anew', () => {
  const [first, second] = columnText(row, 'experience', ' | ').split('\n')
  const { experience } = editRow(row, 'experience', `Head buyer | Example Tools Ltd | Feb 2021 to May 2022\n${second}`)
  expect(experience[0]).toMatchObject({
    title: { value: 'Head buyer', confidence: 1 },
    place: row.experience[0]!.place,
    start: '2021-02',
    end: '2022-05',
    points: row.experience[0]!.points,
  })
  expect(experience[1]).toBe(row.experience[1])
  expect(editRow(row, 'experience', `${second}\n${first}\nIntern | Example Ltd`).experience.slice(0, 2)).toEqual([
    row.experience[1],
    row.experience[0],
  ])
  expect(editRow(row, 'experience', second!).experience).toEqual([row.experience[1]])
})

test('R5.6 lists are edited as lists, and the first link is the link', () => {
  expect(editRow(row, 'skills', 'SAP; Tenders\nExcel').skills.map(({ value, confidence }) => [value, confidence === 1])).toEqual([
    ['SAP', row.skills[1]!.confidence === 1],
    ['Tenders', true],
    ['Excel', row.skills[0]!.confidence === 1],
  ])
  expect(editRow(row, 'links', 'ana.example; b.example')).toMatchObject({
    links: ['ana.example', 'b.example'],
    basics: { link: { value: 'ana.example' } },
  })
  expect(editRow(row, 'file', 'other.pdf')).toBe(row)
})
