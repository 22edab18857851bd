import { expect, test, vi } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { adopted, cleared, INITIAL_STATE } from './rootReducer.ts'
import { SLICE_NAMES, SLICES } from './slices/index.ts'
import { resumeChecker } from './slices/resumeChecker.ts'
import { talentSelector } from './slices/talentSelector.ts'
import { createStore } from './store.ts'

test('R5 there are eleven slices with the names of the specification', () => {
  const names = [
    'ailinkedin',
    'candidate',
    'dataScout',
    'fbPages',
    'jobDescription',
    'linkedinOrgs',
    'recruiter',
    'resumejdsyncer',
    'smmPosts',
    'socialMediaDetails',
    'topResumes',
  ]
  expect(Object.keys(createStore().getState()).sort()).toEqual(names)
  expect([...SLICE_NAMES].sort()).toEqual(names)
})

test('S18 every call gives a store of its own', () => {
  const [one, other] = [createStore(), createStore()]
  one.dispatch(talentSelector.actions.added(SAMPLE_STATE.topResumes))
  expect(other.getState()).toEqual(INITIAL_STATE)
  expect(createStore().getState()).toEqual(INITIAL_STATE)
})

test('S18 loading and opening the store without a window says nothing and throws nothing', async () => {
  const spies = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level))
  vi.resetModules()
  const { openStore } = await import('./persistence.ts')
  await import('./StoreProvider.tsx')
  const opened = openStore()
  expect(await opened.ready).toMatchObject({ state: 'memory-only', why: 'blocked' })
  opened.close()
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('S18 the shared store belongs to the browser', async () => {
  const { sharedStore } = await import('./sharedStore.ts')
  expect(() => sharedStore()).toThrow('browser page')
})

test.each(SLICE_NAMES)('%s: its guard lets its initial and a full state through, and nothing else', (name) => {
  const { isSound } = SLICES[name]
  expect(isSound(INITIAL_STATE[name])).toBe(true)
  expect(isSound(SAMPLE_STATE[name])).toBe(true)
  for (const wrong of [null, undefined, 'text', 7, true, [1], { a: 1 }]) expect(isSound(wrong)).toBe(false)
})

test('S10 `cleared` empties every slice', () => {
  const store = createStore()
  store.dispatch(adopted(SAMPLE_STATE))
  store.dispatch(cleared())
  expect(store.getState()).toEqual(INITIAL_STATE)
})

test('S09 `adopted` takes over the slices it is given and leaves the others', () => {
  const store = createStore()
  store.dispatch(resumeChecker.actions.updated(SAMPLE_STATE.candidate))
  store.dispatch(adopted({ topResumes: SAMPLE_STATE.topResumes }))
  expect(store.getState()).toEqual({ ...INITIAL_STATE, candidate: SAMPLE_STATE.candidate, topResumes: SAMPLE_STATE.topResumes })
})
