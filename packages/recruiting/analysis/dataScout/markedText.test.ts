import { expect, test } from 'vitest'
import { markedText } from './markedText.ts'
import { readRow } from './readRow.ts'
import { toJsonResume } from './toJsonResume.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'

const read = readPasted(
  'Mara Quillfeather\nmara@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\nCook, Old Inn\nJan 2018 - Jan 2020\n\nSkills\nSAP, Excel',
  { bytes: 1e6, pages: 10, characters: 1e4, milliseconds: 1000 },
)
if (!read.ok) throw new Error(read.failure.reason)
const row = readRow('row-1', read.document, extractResume(read.document))
const sure = (value: string) => ({ value, confidence: 0.9, line: 1, source: value })
const doubtful = (value: string) => ({ value, confidence: 0.5, line: 1, source: value })
row.basics = { ...row.basics, name: sure('Mara Quillfeather'), email: sure('mara@mail.example'), phone: doubtful('020 7946 0958') }
row.skills = [sure('SAP'), doubtful('Excel')]
row.experience = row.experience.map((entry, at) => ({
  ...entry,
  title: at === 1 ? doubtful('Cook') : sure('Baker'),
  place: sure('Corner Bakery'),
  period: sure('2020'),
}))

test.each([
  ['phone', '020 7946 0958 (doubtful)'],
  ['email', 'mara@mail.example'],
  ['skills', 'SAP; Excel (doubtful)'],
  ['experience', 'Baker, Corner Bakery, 2020\nCook, Corner Bakery, 2020 (doubtful)'],
] as const)('H12.1 H12.7 what is doubtful of %s is marked where it stands', (column, text) => {
  expect(markedText(row, column, 'doubtful')).toBe(text)
})

test('H12.7 what the visitor corrected is marked no longer', () => {
  expect(markedText({ ...row, edited: ['skills'] }, 'skills', 'doubtful')).toBe('SAP; Excel')
})

test('H12.1 H12.7 JSON Resume names the fields to check', () => {
  expect(toJsonResume(row)).toMatchObject({ meta: { doubtful: ['basics.phone', 'work[1]', 'skills[1]'] } })
})
