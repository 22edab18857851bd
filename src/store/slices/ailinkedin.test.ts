import { expect, test } from 'vitest'
import { SAMPLE_STATE } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { ailinkedin } from './ailinkedin.ts'

const { reducer, actions, selectors } = ailinkedin
const result = SAMPLE_STATE.ailinkedin

test('R5.3 it starts empty, with the five groups of the report', () => {
  expect(INITIAL_STATE.ailinkedin).toEqual({
    Total: 0,
    Text: '',
    scores: [],
    report: { Basic: [], Professional_Background: [], Skills: [], Formats: [], Accomplishments: [] },
  })
})

test('R5.3 R5.9 an update takes the whole result', () => {
  expect(reducer(undefined, actions.updated(result))).toEqual(result)
})

test('R5.9 a reset empties', () => {
  expect(reducer(result, actions.reset())).toEqual(INITIAL_STATE.ailinkedin)
})

test('selectors tell whether there is a result, and give it', () => {
  expect(selectors.hasResult(INITIAL_STATE)).toBe(false)
  expect(selectors.hasResult(SAMPLE_STATE)).toBe(true)
  expect(selectors.result(SAMPLE_STATE)).toBe(result)
})
