import { expect, test } from 'vitest'
import { isDataScout } from '#packages/recruiting/results/dataScout.ts'
import type { ScoutCell, ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import { rowsOf, toStored } from './rowsOf.ts'

const cell = (value: string): ScoutCell => ({ value, confidence: 0.9, line: 0, source: value })
const row: ScoutRow = {
  id: 'r1',
  files: ['baker.pdf'],
  basics: {
    name: cell('A. Baker'),
    headline: cell(''),
    email: cell('a.baker@mail.example'),
    phone: cell(''),
    location: cell(''),
    link: cell(''),
    summary: cell(''),
  },
  links: [],
  skills: [cell('baking')],
  languages: [],
  experience: [
    {
      title: cell('Baker'),
      place: cell('Corner Bakery'),
      location: cell(''),
      start: '2014',
      end: '2024',
      period: cell('2014 to 2024'),
      points: ['Night shift'],
    },
  ],
  education: [],
  projects: [],
  voluntary: [],
  awards: [],
  certificates: [],
}

test('R5.6 the first row fills the fields of the slice, and all rows are kept', () => {
  const stored = toStored([row])
  expect(isDataScout(stored)).toBe(true)
  expect(stored).toMatchObject({
    Basic: { Name: 'A. Baker', Email: 'a.baker@mail.example' },
    Experience: [{ title: 'Baker', detail: 'Night shift' }],
    Skills: ['baking'],
  })
  expect(rowsOf(JSON.parse(JSON.stringify(stored)))).toEqual([row])
})

test('R5.6 rows that were stored before there was voluntary work are kept', () => {
  const { voluntary: _voluntary, ...before } = row
  expect(rowsOf(JSON.parse(JSON.stringify({ ...toStored([]), rows: [before] })))).toEqual([row])
})

test('R5.9 no rows are an empty slice', () => {
  expect(toStored([])).toEqual({
    Basic: {},
    Experience: [],
    Education: [],
    Projects: [],
    Skills: [],
    Awards: [],
    Certificates: [],
    rows: [],
  })
})

test.each([{}, { ...row, basics: {} }, { ...row, experience: [null] }, { ...row, skills: 'all' }])(
  'S04 a stored row with something else in its place is left out',
  (broken) => {
    expect(rowsOf({ ...toStored([row]), rows: [row, broken] })).toEqual([row])
  },
)
