import { expect, test } from 'vitest'
import { SAMPLE_STATE } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { fbPages } from './fbPages.ts'

const { reducer, actions, selectors } = fbPages
const entry = { id: '9', name: 'Bike shop', link: '' }

test('R5.8 it starts empty', () => {
  expect(INITIAL_STATE.fbPages).toEqual({})
})

test('R5.8 an update sets the list of one user and leaves the others', () => {
  expect(reducer(SAMPLE_STATE.fbPages, actions.updated({ userId: 'user-2', pages: [entry] }))).toEqual({
    ...SAMPLE_STATE.fbPages,
    'user-2': [entry],
  })
})

test('R5.8 a user is removed by id; one that is not there changes nothing', () => {
  expect(reducer(SAMPLE_STATE.fbPages, actions.removed('user-1'))).toEqual({})
  expect(reducer(SAMPLE_STATE.fbPages, actions.removed('toString'))).toEqual(SAMPLE_STATE.fbPages)
})

test('R5.8 clearing empties', () => {
  expect(reducer(SAMPLE_STATE.fbPages, actions.cleared())).toEqual({})
})

test('S06 a user id that would change a prototype is refused', () => {
  expect(() => reducer(undefined, actions.updated({ userId: '__proto__', pages: [entry] }))).toThrow(TypeError)
})

test('the selector gives the list of one user', () => {
  expect(selectors.of(SAMPLE_STATE, 'user-1')).toBe(SAMPLE_STATE.fbPages['user-1'])
  expect(selectors.of(SAMPLE_STATE, 'nobody')).toEqual([])
})
