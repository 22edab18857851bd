import { describe, expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { fbPages, linkedinOrgs } from './accountLists.ts'

const entry = { id: '9', name: 'Bike shop', link: '' }

describe.each([
  ['fbPages', fbPages, (userId: string) => fbPages.actions.updated({ userId, pages: [entry] })],
  ['linkedinOrgs', linkedinOrgs, (userId: string) => linkedinOrgs.actions.updated({ userId, orgs: [entry] })],
] as const)('%s', (name, { reducer, actions }, updated) => {
  test('R5.8 it starts empty', () => {
    expect(INITIAL_STATE[name]).toEqual({})
  })

  test('R5.8 an update sets the list of one user and leaves the others', () => {
    expect(reducer(SAMPLE_STATE[name], updated('user-2'))).toEqual({ ...SAMPLE_STATE[name], 'user-2': [entry] })
  })

  test('R5.8 a user is removed by id; one that is not there changes nothing', () => {
    expect(reducer(SAMPLE_STATE[name], actions.removed('user-1'))).toEqual({})
    expect(reducer(SAMPLE_STATE[name], actions.removed('toString'))).toEqual(SAMPLE_STATE[name])
  })

  test('R5.8 clearing empties', () => {
    expect(reducer(SAMPLE_STATE[name], actions.cleared())).toEqual({})
  })

  test('S06 a user id that would change a prototype is refused', () => {
    expect(() => reducer(undefined, updated('__proto__'))).toThrow(TypeError)
  })
})
