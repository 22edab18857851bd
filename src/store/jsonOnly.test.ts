import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { resumeChecker } from './slices/resumeChecker.ts'
import { talentSelector } from './slices/talentSelector.ts'
import { createStore } from './store.ts'

test('S17 a result that holds a File is refused with its place, and the state stays as it was', () => {
  const store = createStore()
  const result = { ...SAMPLE_STATE.candidate, source: new File([], 'cv.txt') }
  expect(() => store.dispatch(resumeChecker.actions.updated(result))).toThrow(
    new TypeError('candidate/updated: source is a File; state holds JSON only.'),
  )
  expect(store.getState().candidate.Total).toBe(0)
})

test('S17 a File is refused by type', () => {
  // @ts-expect-error a file is no resume
  expect(() => createStore().dispatch(talentSelector.actions.added([new File([], 'cv.txt')]))).toThrow(TypeError)
})

test('an action without a payload passes', () => {
  expect(() => createStore().dispatch(resumeChecker.actions.reset())).not.toThrow()
})
