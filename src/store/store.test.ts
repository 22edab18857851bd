import { expect, test, vi } from 'vitest'
import { adopted, cleared, resultCleared } from './actions.ts'
import { bikeCheck, INITIAL_STATE, registered, rideList, SAMPLE_STATE } from './fixtures/workshop.ts'
import { createStore } from './store.ts'

const create = () => createStore(registered.reducer)

test('S18 every call gives a store of its own', () => {
  const [one, other] = [create(), create()]
  one.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
  expect(other.getState()).toEqual(INITIAL_STATE)
  expect(create().getState()).toEqual(INITIAL_STATE)
})

test('S18 loading and opening the store without a window says nothing and throws nothing', async () => {
  const spies = (['error', 'warn', 'log'] as const).map((level) => vi.spyOn(console, level))
  vi.resetModules()
  const { openWorkshop } = await import('./fixtures/workshop.ts')
  await import('./StoreProvider.tsx')
  const opened = openWorkshop({})
  expect(await opened.ready).toMatchObject({ state: 'memory-only', why: 'blocked' })
  opened.close()
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('S18 the shared store belongs to the browser', async () => {
  const { sharedStore } = await import('./sharedStore.ts')
  expect(() => sharedStore()).toThrow('browser page')
})

test('S10 `cleared` empties every slice', () => {
  const store = create()
  store.dispatch(adopted(SAMPLE_STATE))
  store.dispatch(cleared())
  expect(store.getState()).toEqual(INITIAL_STATE)
})

test('S09 `adopted` takes over the slices it is given and leaves the others', () => {
  const store = create()
  store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
  store.dispatch(adopted({ rides: SAMPLE_STATE.rides }))
  expect(store.getState()).toEqual({ ...INITIAL_STATE, inspection: SAMPLE_STATE.inspection, rides: SAMPLE_STATE.rides })
})

test('R5.9 `resultCleared` empties the result of one type, and of a slice that several types write what that type has written', () => {
  const store = create()
  store.dispatch(adopted(SAMPLE_STATE))
  store.dispatch(resultCleared('rideList'))
  expect(store.getState()).toEqual({ ...SAMPLE_STATE, rides: [], logbook: { ...SAMPLE_STATE.logbook, score: 0, lines: [] } })
  store.dispatch(resultCleared('unheardOf'))
  expect(store.getState().inspection).toEqual(SAMPLE_STATE.inspection)
})
