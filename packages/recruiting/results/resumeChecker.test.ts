import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { resumeChecker } from './resumeChecker.ts'

const { reducer, actions } = resumeChecker
const result = SAMPLE_STATE.candidate

test('R5.1 it starts empty, with the five groups of the report', () => {
  expect(INITIAL_STATE.candidate).toEqual({
    Course: [],
    Total: 0,
    Text: '',
    scores: [],
    report: { Basic: [], Professional_Background: [], Skills: [], Formats: [], Accomplishments: [] },
    Skills: [],
  })
})

test('R5.1 R5.9 an update takes the whole result, Skills as well', () => {
  expect(reducer(undefined, actions.updated(result))).toEqual(result)
})

test('R5.9 a second update leaves nothing of the first', () => {
  const other = { ...INITIAL_STATE.candidate, Text: 'other' }
  expect(reducer(result, actions.updated(other))).toEqual(other)
})

test('an update keeps out what is not part of the state', () => {
  const more = { ...result, fileName: 'cv.txt' }
  expect(reducer(undefined, actions.updated(more))).toEqual(result)
})

test('R5.9 a reset empties', () => {
  expect(reducer(result, actions.reset())).toEqual(INITIAL_STATE.candidate)
})
