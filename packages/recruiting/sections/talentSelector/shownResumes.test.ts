import { expect, test } from 'vitest'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { rankResumes } from '#packages/recruiting/analysis/talentSelector/rankResumes.ts'
import { rankingSheet } from './rankingSheet.ts'
import { shownNames } from './shownResumes.ts'

const words = { candidate: 'Candidate {number}', hidden: '[hidden]' }
const resume = (id: string, called: string): Assessment => ({
  id,
  name: 'cv.txt',
  words: 100,
  must: [],
  nice: [],
  years: null,
  monthsWorked: null,
  degree: null,
  title: null,
  ...(called && { person: { called, names: [], passages: [] } }),
})
const list = [resume('a', 'Ann Example'), resume('b', ''), resume('c', 'Ben Example')]

test('H12.3 resumes are called by the person and the file, files of one name by numbers', () => {
  expect([...shownNames(list, false, words).values()]).toEqual([
    { name: 'Ann Example', file: 'cv.txt (1)' },
    { name: 'cv.txt (2)', file: '' },
    { name: 'Ben Example', file: 'cv.txt (3)' },
  ])
})

test('H12.3 a pasted resume without a name has a number', () => {
  expect(shownNames([{ ...resume('a', ''), name: '' }], false, words).get('a')).toEqual({ name: 'Candidate 001', file: '' })
})

test('H12.3 the blind view names neither person nor file', () => {
  expect([...shownNames(list, true, words).values()]).toEqual(
    ['001', '002', '003'].map((number) => ({ name: `Candidate ${number}`, file: '' })),
  )
})

test.each([
  [true, ['Place', 'Name', 'Score'], 'Candidate 001'],
  [false, ['Place', 'Name', 'File', 'Score'], 'Ann Example'],
])('H12.3 H12.7 a saved table has files unless the view is blind (%s)', (isBlind, heads, name) => {
  const names = shownNames(list, isBlind, words)
  const ranking = rankResumes(list, { weights: { must: 1, nice: 1, years: 1, title: 1 }, leastWords: 1, margin: 3 })
  const said = { placeHead: 'Place', nameHead: 'Name', fileHead: 'File', scoreHead: 'Score' } as never
  const sheet = rankingSheet(ranking, ({ assessment }) => names.get(assessment.id)!, isBlind, {
    parts: {} as never,
    words: said,
    judging: {} as never,
  })
  expect(sheet.heads.slice(0, heads.length)).toEqual(heads)
  expect(sheet.rows[0]![1]).toBe(name)
  expect(sheet.rows.map((row) => row.length)).toEqual(list.map(() => sheet.heads.length))
})

test('H12.2 H12.7 a saved table has a column for what a person must judge, where there is any', () => {
  const must = [{ requirement: { skill: 'Tact', alternatives: [], line: 2, text: 'Tact' }, state: 'unclear' } as unknown as Answer]
  const ranking = rankResumes([{ ...list[0]!, must }], { weights: { must: 1, nice: 1, years: 1, title: 1 }, leastWords: 1, margin: 3 })
  const props = { parts: {}, words: {}, judging: { unclear: 'Judge yourself' } } as never
  const { heads, rows } = rankingSheet(ranking, () => ({ name: 'Ann', file: '' }), true, props)
  expect([heads.at(-1), rows[0]!.at(-1)]).toEqual(['Judge yourself', 'Tact'])
})
