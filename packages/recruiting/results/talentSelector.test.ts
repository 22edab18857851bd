import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { talentSelector } from './talentSelector.ts'

const { reducer, actions } = talentSelector
const [first, second] = SAMPLE_STATE.topResumes

test('R5.4 it starts as an empty list', () => {
  expect(INITIAL_STATE.topResumes).toEqual([])
})

test('R5.4 resumes are added in bulk, after those that are there', () => {
  const one = reducer(undefined, actions.added([first!]))
  expect(reducer(one, actions.added([second!, first!]))).toEqual([first, second, first])
})

test('R5.4 one is removed by its index', () => {
  expect(reducer([first!, second!, first!], actions.removed(1))).toEqual([first, first])
})

test.each([-1, 2, 0.5, Number.MAX_SAFE_INTEGER])('R5.4 index %d, which is not there, removes nothing', (index) => {
  expect(reducer([first!, second!], actions.removed(index))).toEqual([first, second])
})

test('R5.4 clearing empties', () => {
  expect(reducer(SAMPLE_STATE.topResumes, actions.cleared())).toEqual([])
})

test('R5.4 what is changed stays in its place, and a stranger changes nothing', () => {
  const judged = { ...second!, score: 80 }
  expect(reducer([first!, second!], actions.changed([judged, { ...first!, id: 'stranger' }]))).toEqual([first, judged])
})
