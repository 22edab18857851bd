import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { socialMediaDetails } from './socialMediaDetails.ts'

const { reducer, actions } = socialMediaDetails

test('R5.8 it starts with three empty objects', () => {
  expect(INITIAL_STATE.socialMediaDetails).toEqual({ linkedin: {}, facebook: {}, instagram: {} })
})

test('R5.8 an update replaces the details of one platform', () => {
  const state = reducer(SAMPLE_STATE.socialMediaDetails, actions.updated({ platform: 'facebook', details: { id: '8' } }))
  expect(state).toEqual({ ...SAMPLE_STATE.socialMediaDetails, facebook: { id: '8' } })
})

test('R5.8 one platform is emptied, or all', () => {
  expect(reducer(SAMPLE_STATE.socialMediaDetails, actions.removed('facebook'))).toEqual({
    linkedin: { id: '1' },
    facebook: {},
    instagram: {},
  })
  expect(reducer(SAMPLE_STATE.socialMediaDetails, actions.cleared())).toEqual(INITIAL_STATE.socialMediaDetails)
})
