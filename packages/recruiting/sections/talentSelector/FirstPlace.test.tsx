// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import TalentSelector from './schema.ts'
import { memoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import type { RootState } from '#packages/recruiting/results.ts'
import { openToolStore } from '#packages/recruiting/results/fixtures/inStore.ts'
import type { OpenedStore } from '#src/store/persistence.ts'
import { recruiter } from '#packages/recruiting/results/recruiter.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import { FirstPlace } from './FirstPlace.tsx'

const { words, judging } = TalentSelector.parse({
  type: 'talentSelector',
  id: 'tool',
  title: 'Order',
  sample: {
    job: 'Baker\nRequired: baking.',
    resumes: [
      { name: 'a.txt', text: 'Alex Example\n\nSkills\nBaking' },
      { name: 'b.txt', text: 'Sam Example\n\nSkills\nBaking' },
    ],
  },
})
const LINE = 'Ngozi Adeyemi led a team'
const requirement = { text: 'Leading', line: 1, skill: 'Leading', kind: 'fact', alternatives: [], asked: 'Leading' } as const
const assessments: Assessment[] = [
  {
    id: 'r',
    name: 'a.pdf',
    words: 100,
    nice: [],
    years: null,
    monthsWorked: null,
    degree: null,
    title: null,
    must: [
      { requirement: { ...requirement, alternatives: [] }, state: 'covered', way: 'read', found: 'led', evidence: { text: LINE, line: 3 } },
    ],
    person: { called: 'Ngozi Adeyemi', names: ['ngozi', 'adeyemi'], passages: [] },
  },
]
let opened: OpenedStore<RootState>
let host: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  opened = openToolStore({ storage: memoryStorage(), days: 30 })
  await opened.ready
  host = document.createElement('div')
})
afterEach(() => opened.close())

const show = (isBlind: boolean) =>
  act(async () =>
    createRoot(host).render(
      <StoreProvider opened={opened}>
        <FirstPlace words={words} judging={judging} assessments={assessments} isBlind={isBlind} />
      </StoreProvider>,
    ),
  )
const analyse = () =>
  act(async () => {
    const finding = { id: 'Leading', label: 'Leading', state: 'good', detail: LINE } as const
    const { recruiter: before } = opened.store.getState()
    opened.store.dispatch(recruiter.actions.updated({ ...before, ats_score: 97, resumeReport: [finding] }))
    opened.flush()
  })
const heading = () => host.querySelector('summary')!.textContent

test('H12.6 H12.8 the first place is said to be kept only while it is', async () => {
  await act(async () => opened.decide('talentSelector', 'asked'))
  await show(true)
  await analyse()
  expect(heading()).toBe('First place, 97 of 100')
  await act(async () => {
    opened.decide('talentSelector', 'kept')
    opened.flush()
  })
  expect(heading()).toBe('Saved for recruiters: first place, 97 of 100')
  await act(async () => {
    opened.decide('talentSelector', 'notKept')
    opened.flush()
  })
  expect(heading()).toBe('First place, 97 of 100')
})

test.each([
  [true, '[hidden] led a team'],
  [false, LINE],
])('H12.3 what it quotes hides the person in the blind view only (%s)', async (isBlind, said) => {
  await show(isBlind)
  await analyse()
  expect(host.querySelector('li span')!.textContent).toBe(said)
})
