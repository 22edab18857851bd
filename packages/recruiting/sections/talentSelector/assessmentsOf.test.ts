import { expect, test } from 'vitest'
import { isTopResumes } from '#packages/recruiting/results/talentSelector.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { assessmentsOf, toStored } from './assessmentsOf.ts'

const part = { label: 'Part', weight: 1 }
const parts = { must: part, nice: part, years: part, title: part }
const requirement = { text: 'SAP', line: 3, skill: 'SAP', kind: 'tool', alternatives: [], asked: 'SAP' } as const
const assessment: Assessment = {
  id: 'r1',
  name: 'first.pdf',
  words: 300,
  must: [
    {
      requirement: { ...requirement, alternatives: [] },
      state: 'covered',
      way: 'exact',
      found: 'SAP',
      evidence: { text: 'SAP for two plants', line: 9 },
    },
  ],
  nice: [],
  years: null,
  monthsWorked: null,
  degree: null,
  title: null,
  language: 'de',
  overruled: { '3:SAP': 'partial' },
}

test('R5.4 what a ranking was made from survives the store', () => {
  const stored = toStored(assessment, undefined, parts)
  expect(isTopResumes([stored])).toBe(true)
  expect(assessmentsOf(JSON.parse(JSON.stringify([stored])))).toEqual([assessment])
})

test.each([undefined, {}, { ...assessment, must: 'all' }, { ...assessment, nice: [null] }])(
  'S04 a stored resume with something else in its place is left out',
  (broken) => {
    expect(assessmentsOf([{ ...toStored(assessment, undefined, parts), assessment: broken as never }])).toEqual([])
  },
)

test('R5.4 what an earlier version stored is still ranked', () => {
  const { language: _language, overruled: _overruled, ...earlier } = assessment
  const stored = { ...toStored(assessment, undefined, parts), assessment: { ...earlier, relevance: 1.25 } }
  expect(assessmentsOf([stored])).toMatchObject([{ id: 'r1', must: [{ state: 'covered' }] }])
})
