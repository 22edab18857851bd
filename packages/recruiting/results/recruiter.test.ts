import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { recruiter } from './recruiter.ts'

const { reducer, actions } = recruiter
const result = SAMPLE_STATE.recruiter

test('R5.2 it starts empty', () => {
  expect(INITIAL_STATE.recruiter).toEqual({
    ats_score: 0,
    resumeReport: [],
    fieldsToAdd: [],
    Linkedin_details: { Title: '', link: '', snippet: '' },
  })
})

test('R5.2 R5.9 an update takes the whole result', () => {
  expect(reducer(undefined, actions.updated(result))).toEqual(result)
})

test('R5.9 a reset empties', () => {
  expect(reducer(result, actions.reset())).toEqual(INITIAL_STATE.recruiter)
})
