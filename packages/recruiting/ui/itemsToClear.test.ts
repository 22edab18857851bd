// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import recruiting, { type RootState } from '#packages/recruiting/results.ts'
import { INITIAL_STATE, registered } from '#packages/recruiting/results/fixtures/inStore.ts'
import { adopted, resultCleared } from '#src/store/actions.ts'
import { registered as registeredResults } from '#src/store/registered.ts'
import { results } from '#src/store/results.ts'
import { createStore } from '#src/store/store.ts'
import { itemsToClear } from './itemsToClear.ts'

const words = RecruitingWords.parse({})
const TOOL_SLICES = recruiting.resultOf
const TYPES = Object.keys(TOOL_SLICES) as ToolType[]

function setUp(state = SAMPLE_STATE) {
  const store = createStore(registered.reducer)
  store.dispatch(adopted(state))
  const opened = { store, registered, keeping: () => ({ until: {}, decisions: {} }), backup: () => null, hasOthers: () => false }
  const given = (text: string) => ({ job: { most: 1, files: [], text, remark: '', refusal: 0 } })
  return { store, opened, given }
}
afterEach(() => localStorage.clear())

test.each(TYPES)('R5.9 %s: what is listed under "one" is what is cleared, and no result of another tool', (type) => {
  const { store, opened, given } = setUp()
  const listed = itemsToClear('one', { words, type, given: given('') }, opened, window)
  store.dispatch(resultCleared(type))
  expect(store.getState()[TOOL_SLICES[type]]).toEqual(INITIAL_STATE[TOOL_SLICES[type]])
  const others = TYPES.filter((other) => other !== type).map((other) => TOOL_SLICES[other])
  for (const name of [...others, 'smmPosts', 'fbPages'] as const) expect(store.getState()[name]).toEqual(SAMPLE_STATE[name])
  const left = itemsToClear('all', { words, type, given: given('') }, opened, window)
  expect(left.filter((item) => listed.includes(item) && item !== words.heldRecruiter)).toEqual([])
  expect(listed.length).toBeGreaterThan(0)
})

test('R5.2 R5.9 clearing a tool takes what it has noted for recruiters, and leaves what another tool has', () => {
  const { store } = setUp()
  store.dispatch(resultCleared('talentSelector'))
  expect(store.getState().recruiter).toEqual({ ...INITIAL_STATE.recruiter, Linkedin_details: SAMPLE_STATE.recruiter.Linkedin_details })
  store.dispatch(resultCleared('profileOptimizer'))
  expect(store.getState().recruiter).toEqual(INITIAL_STATE.recruiter)
})

test('S14 everything that is there is listed before it is deleted, with how many people it is about, and nothing else', () => {
  const { opened, given } = setUp()
  localStorage.setItem('outbox:site /:contact', '[]')
  const full = {
    ...opened,
    backup: () => 'raw',
    hasOthers: () => true,
    keeping: () => ({ until: {}, decisions: { dataScout: { word: 'kept' as const, at: 1 } } }),
  }
  expect(itemsToClear('all', { words, type: 'dataScout', given: given('Baker') }, full, window)).toEqual([
    words.heldInput,
    words.heldResume,
    words.heldRecruiter,
    words.heldJob,
    words.heldProfile,
    'The reading order of resumes (2)',
    words.heldMatch,
    'The table of people (1)',
    words.heldPosts,
    words.heldAccounts,
    words.heldOthers,
    words.heldCopy,
    words.heldDecisions,
    words.heldMessages,
  ])
  const { opened: bare } = setUp({ ...INITIAL_STATE, jobDescription: SAMPLE_STATE.jobDescription })
  localStorage.clear()
  expect(itemsToClear('all', { words, type: 'jobScanner', given: given('') }, bare, window)).toEqual([words.heldJob])
})

test('S14 what another package keeps is listed before it is deleted, once something is in it', () => {
  const counter = results({
    slices: {
      counter: {
        reducer: (state: number | undefined, { type }) => (state ?? 0) + (type === 'counted' ? 1 : 0),
        isSound: (value): value is number => typeof value === 'number',
        joining: 'whole',
        writtenBy: ['counter'],
      },
    },
    resultOf: { counter: 'counter' },
  })
  const both = registeredResults<RootState>([recruiting, counter as object as typeof recruiting])
  const store = createStore(both.reducer)
  const opened = { ...setUp().opened, store, registered: both }
  const listed = () => itemsToClear('all', { words, type: 'jobScanner', given: setUp().given('') }, opened, window)
  expect(listed()).toEqual([])
  store.dispatch({ type: 'counted' })
  expect(listed()).toEqual([words.heldOthers])
})
