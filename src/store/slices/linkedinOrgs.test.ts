import { expect, test } from 'vitest'
import { SAMPLE_STATE } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { linkedinOrgs } from './linkedinOrgs.ts'

const { reducer, actions, selectors } = linkedinOrgs
const entry = { id: '9', name: 'Bike shop', link: '' }

test('R5.8 it starts empty', () => {
  expect(INITIAL_STATE.linkedinOrgs).toEqual({})
})

test('R5.8 an update sets the list of one user and leaves the others', () => {
  expect(reducer(SAMPLE_STATE.linkedinOrgs, actions.updated({ userId: 'user-2', orgs: [entry] }))).toEqual({
    ...SAMPLE_STATE.linkedinOrgs,
    'user-2': [entry],
  })
})

test('R5.8 a user is removed by id; one that is not there changes nothing', () => {
  expect(reducer(SAMPLE_STATE.linkedinOrgs, actions.removed('user-1'))).toEqual({})
  expect(reducer(SAMPLE_STATE.linkedinOrgs, actions.removed('toString'))).toEqual(SAMPLE_STATE.linkedinOrgs)
})

test('R5.8 clearing empties', () => {
  expect(reducer(SAMPLE_STATE.linkedinOrgs, actions.cleared())).toEqual({})
})

test('S06 a user id that would change a prototype is refused', () => {
  expect(() => reducer(undefined, actions.updated({ userId: '__proto__', orgs: [entry] }))).toThrow(TypeError)
})

test('the selector gives the list of one user', () => {
  expect(selectors.of(SAMPLE_STATE, 'user-1')).toBe(SAMPLE_STATE.linkedinOrgs['user-1'])
  expect(selectors.of(SAMPLE_STATE, 'nobody')).toEqual([])
})
