import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { dataScout } from './dataScout.ts'

const { reducer, actions } = dataScout
const result = SAMPLE_STATE.dataScout

test('R5.6 it starts empty', () => {
  const empty = { Basic: {}, Experience: [], Education: [], Projects: [], Skills: [], Awards: [], Certificates: [] }
  expect(INITIAL_STATE.dataScout).toEqual(empty)
})

test('R5.6 R5.9 an update takes the whole result', () => {
  expect(reducer(undefined, actions.updated(result))).toEqual(result)
})

test('tools-review 18: which columns are hidden outlasts a new result, and goes with a reset', () => {
  const hidden = reducer(result, actions.columnsHidden(['awards']))
  expect(reducer(hidden, actions.updated(result))).toEqual({ ...result, hidden: ['awards'] })
  expect(reducer(hidden, actions.reset())).toEqual(INITIAL_STATE.dataScout)
})

test('R5.9 a reset empties', () => {
  expect(reducer(result, actions.reset())).toEqual(INITIAL_STATE.dataScout)
})
