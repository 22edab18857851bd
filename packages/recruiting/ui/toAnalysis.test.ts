import { expect, test } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import { type CheckDetails, checkResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { toAnalysis } from './toAnalysis.ts'

const wording = {
  pages: { label: 'Pages', weight: 0, note: 'Pages: {pages}; most have {most}.' },
  columns: { label: 'Columns', weight: 1 },
  verbs: { label: 'Verbs', weight: 1, note: 'No points were found.' },
  figures: { label: 'Figures', weight: 1, note: 'No points were found.' },
}
const remarks = (...notes: [keyof typeof wording, CheckDetails?][]) => {
  const checks = notes.map(([id, details]) => checkResult(id, 'Formats', 'note', details))
  return toAnalysis({ checks, score: { total: 0, parts: [] } }, 'Text', wording, RecruitingWords.parse({})).report.Formats
}

test('a remark says what was found', () => {
  expect(remarks(['pages', { facts: { pages: 3, most: 2 } }])).toMatchObject([{ label: 'Pages', detail: 'Pages: 3; most have 2.' }])
})

test('a remark on what is unknown is left out: nothing was found, or the config has no words for it', () => {
  expect(remarks(['pages', { facts: { pages: 0, most: 2 } }], ['columns'])).toEqual([])
})

test('a remark on nothing stays where a line shows why', () => {
  expect(remarks(['pages', { facts: { pages: 0, most: 2 }, evidence: [{ line: 0, text: 'Page 1' }] }])).toHaveLength(1)
})

test('remarks that say the same are one', () => {
  expect(remarks(['verbs'], ['figures'])).toMatchObject([{ label: 'Verbs, Figures', detail: 'No points were found.' }])
})
