import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { bikeCheck, registered, rideList, SAMPLE_STATE } from './fixtures/workshop.ts'

test('S17 a result that holds a File is refused with its place, and the state stays as it was', () => {
  const store = createStore(registered.reducer)
  const result = { ...SAMPLE_STATE.inspection, source: new File([], 'notes.txt') }
  expect(() => store.dispatch(bikeCheck.actions.updated(result))).toThrow(
    new TypeError('inspection/updated: source is a File; state holds JSON only.'),
  )
  expect(store.getState().inspection.total).toBe(0)
})

test('S17 a File is refused by type', () => {
  // @ts-expect-error a file is no ride
  expect(() => createStore(registered.reducer).dispatch(rideList.actions.added([new File([], 'notes.txt')]))).toThrow(TypeError)
})

test('an action without a payload passes', () => {
  expect(() => createStore(registered.reducer).dispatch(bikeCheck.actions.reset())).not.toThrow()
})
