import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTabs, type FakeTab } from '#src/store/fixtures/fakeTabs.ts'
import { BACKUP_KEY, ROOT_KEY } from './keys.ts'
import { readStored } from './readStored.ts'
import { writeStored } from './writeStored.ts'
import { STATE_VERSION } from './migrations.ts'
import {
  bikeCheck,
  cards,
  contacts,
  INITIAL_STATE,
  openWorkshop,
  quoteMaker,
  registered,
  rideList,
  SAMPLE_STATE,
  sampleKeeping,
  sampleQuote,
  type WorkshopState,
  type OpenedWorkshop,
} from '#src/store/fixtures/workshop.ts'

const OWNER = 'bike-shop /'
const SAMPLE = writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: ['a'], keeping: sampleKeeping() })
const opened: OpenedWorkshop[] = []

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const each of opened.splice(0)) each.close()
  vi.useRealTimers()
})

async function openIn(tab: FakeTab) {
  const store = openWorkshop({ window: tab.window, owner: OWNER })
  opened.push(store)
  await store.ready
  return store
}

async function twoTabs(entries: Record<string, string> = {}) {
  const tabs = fakeTabs(entries)
  const [left, right] = [tabs.open(), tabs.open()]
  const [a, b] = [await openIn(left), await openIn(right)]
  const stored = (): WorkshopState => {
    const reading = readStored(tabs.stored(ROOT_KEY), { registered, owner: OWNER })
    if (reading.kind !== 'read') throw new Error(`nothing to read: ${reading.kind}`)
    return reading.slices as WorkshopState
  }
  return { tabs, left, right, a, b, stored }
}

const ride = (name: string) => ({ ...SAMPLE_STATE.rides[0]!, name })
const names = (store: OpenedWorkshop) => store.store.getState().rides.map(({ name }) => name)

describe('results of two tabs', () => {
  test('S09 results in different slices are both kept, and both tabs show them', async () => {
    const { a, b, stored } = await twoTabs()
    a.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    a.flush()
    b.store.dispatch(quoteMaker.actions.updated(sampleQuote('from b')))
    b.flush()
    for (const state of [a.store.getState(), b.store.getState(), stored()]) {
      expect(state.inspection).toEqual(SAMPLE_STATE.inspection)
      expect(state.quote.text).toBe('from b')
    }
  })

  test('S09 a result that a tab has not stored yet is joined to what the other stored meanwhile', async () => {
    const { a, b, stored } = await twoTabs()
    a.store.dispatch(rideList.actions.added([ride('a')]))
    b.store.dispatch(rideList.actions.added([ride('b')]))
    a.flush()
    b.flush()
    expect(
      stored()
        .rides.map(({ name }) => name)
        .sort(),
    ).toEqual(['a', 'b'])
    expect(names(a).sort()).toEqual(['a', 'b'])
    expect(names(b).sort()).toEqual(['a', 'b'])
  })

  test('S09 two tabs that write at the same moment, before either sees the other, lose nothing', async () => {
    const { tabs, a, b, stored } = await twoTabs()
    tabs.lag()
    a.store.dispatch(rideList.actions.added([ride('a')]))
    a.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    a.flush()
    b.store.dispatch(rideList.actions.added([ride('b')]))
    b.flush()
    b.store.dispatch(rideList.actions.added([ride('c')]))
    b.flush()
    tabs.deliver()
    await vi.advanceTimersByTimeAsync(100)
    expect(names(a).sort()).toEqual(['a', 'b', 'c'])
    expect(names(b).sort()).toEqual(['a', 'b', 'c'])
    expect(stored().rides).toHaveLength(3)
    expect(stored().inspection).toEqual(SAMPLE_STATE.inspection)
    expect(b.store.getState().inspection).toEqual(SAMPLE_STATE.inspection)
  })

  test('S09 of two single results in one slice the later stands, in both tabs', async () => {
    const { a, b, stored } = await twoTabs()
    a.store.dispatch(quoteMaker.actions.updated(sampleQuote('first')))
    a.flush()
    b.store.dispatch(quoteMaker.actions.updated(sampleQuote('second')))
    b.flush()
    expect([a.store.getState(), b.store.getState(), stored()].map((state) => state.quote.text)).toEqual(['second', 'second', 'second'])
  })

  test('S09 what one tab removes from a list is not brought back by the other', async () => {
    const { a, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    a.store.dispatch(rideList.actions.removed(0))
    a.store.dispatch(cards.actions.senderRemoved('user-1'))
    b.store.dispatch(rideList.actions.added([ride('b')]))
    a.flush()
    b.flush()
    expect(names(a)).toEqual(['to the station', 'b'])
    expect(names(b)).toEqual(['to the station', 'b'])
    expect(stored().cards.post).toEqual({})
  })

  test('S09 accounts of different platforms connected in two tabs are both kept', async () => {
    const { a, b, stored } = await twoTabs()
    a.store.dispatch(contacts.actions.updated({ kind: 'post', details: { id: '7' } }))
    b.store.dispatch(contacts.actions.updated({ kind: 'mail', details: { id: '1' } }))
    a.flush()
    b.flush()
    expect(stored().contacts).toEqual({ post: { id: '7' }, mail: { id: '1' } })
  })

  test('S09 a tab that comes back from the back-forward cache takes over what it missed', async () => {
    const { left, a, b } = await twoTabs()
    await vi.advanceTimersByTimeAsync(1000)
    left.isAsleep = true
    b.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    b.flush()
    expect(a.store.getState().inspection.total).toBe(0)
    left.isAsleep = false
    left.fire('pageshow')
    expect(a.store.getState().inspection).toEqual(SAMPLE_STATE.inspection)
  })

  test('two tabs that agree do not go on writing', async () => {
    const { left, right, a } = await twoTabs()
    const writes = [left, right].map(({ storage }) => vi.spyOn(storage, 'setItem'))
    a.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    await vi.advanceTimersByTimeAsync(1000)
    expect(writes.map((write) => write.mock.calls.length)).toEqual([1, 0])
  })
})

describe('deleting in one of two tabs', () => {
  test('S10 clearing in one tab clears the other, which does not bring anything back', async () => {
    const { tabs, a, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE, [BACKUP_KEY]: 'old' })
    await a.clearAll()
    expect(b.store.getState()).toMatchObject(INITIAL_STATE)
    b.flush()
    expect(tabs.stored(ROOT_KEY)).toBeNull()
    b.store.dispatch(rideList.actions.added([ride('b')]))
    b.flush()
    expect(stored()).toEqual({ ...INITIAL_STATE, rides: [ride('b')] })
    expect(tabs.stored(BACKUP_KEY)).toBeNull()
  })

  test('S10 what the other tab could not store is cleared as well', async () => {
    const { right, a, b } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    Object.getPrototypeOf(right.storage).quota = 0
    b.store.dispatch(bikeCheck.actions.reset())
    b.store.dispatch(rideList.actions.added([ride('unsaved')]))
    b.flush()
    expect(b.status()).toMatchObject({ why: 'full' })
    await a.clearAll()
    expect(b.store.getState()).toMatchObject(INITIAL_STATE)
  })

  test('S10 a tab that slept through the clearing and through a later write keeps nothing of before', async () => {
    const { left, a, b } = await twoTabs()
    a.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    a.flush()
    await vi.advanceTimersByTimeAsync(1000)
    left.isAsleep = true
    await b.clearAll()
    b.store.dispatch(rideList.actions.added([ride('after')]))
    b.flush()
    left.isAsleep = false
    left.become('visible')
    expect(a.store.getState()).toMatchObject({ ...INITIAL_STATE, rides: [ride('after')] })
  })

  test('S10 nor when the later write came from a tab that was opened after the clearing', async () => {
    const { tabs, left, a, b } = await twoTabs()
    a.store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    a.flush()
    await vi.advanceTimersByTimeAsync(1000)
    left.isAsleep = true
    await b.clearAll()
    await vi.advanceTimersByTimeAsync(60_000)
    const third = await openIn(tabs.open())
    third.store.dispatch(rideList.actions.added([ride('after')]))
    third.flush()
    left.isAsleep = false
    left.become('visible')
    expect(a.store.getState()).toMatchObject({ ...INITIAL_STATE, rides: [ride('after')] })
  })

  test('S10 a write that crosses the clearing brings back nothing but itself', async () => {
    const { tabs, a, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    tabs.lag()
    await a.clearAll()
    b.store.dispatch(rideList.actions.added([ride('crossing')]))
    b.flush()
    tabs.deliver()
    await vi.advanceTimersByTimeAsync(100)
    const left = { ...INITIAL_STATE, rides: [ride('crossing')] }
    expect(a.store.getState()).toMatchObject(left)
    expect(stored()).toEqual(left)
    expect(b.store.getState()).toMatchObject(left)
  })
})

describe('another tab with another release', () => {
  test('S07 when it writes a newer version, this tab stops writing', async () => {
    const { tabs, left, a, b } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    const newer = JSON.stringify({ ...(JSON.parse(SAMPLE) as object), _persist: `{"version":${STATE_VERSION + 1}}` })
    left.storage.setItem(ROOT_KEY, newer)
    expect(b.status()).toMatchObject({ state: 'read-only', why: 'newer-version' })
    for (const each of [a, b]) {
      each.store.dispatch(rideList.actions.cleared())
      each.flush()
    }
    expect(tabs.stored(ROOT_KEY)).toBe(newer)
  })

  test('S04 when it leaves a value that cannot be read, that is copied aside and the results of this tab are stored again', async () => {
    const { tabs, left, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    left.storage.setItem(ROOT_KEY, 'oops')
    expect(b.store.getState()).toMatchObject(SAMPLE_STATE)
    expect(stored()).toEqual(SAMPLE_STATE)
    expect(tabs.stored(BACKUP_KEY)).toBe('oops')
  })

  test.each([
    ['the whole value', 'oops'],
    ['one slice', JSON.stringify({ ...(JSON.parse(SAMPLE) as object), inspection: '{oops' })],
  ])('S04 damage to %s that a third tab has put right costs an open tab nothing', async (_case, raw) => {
    const { tabs, a, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    tabs.tamper(ROOT_KEY, raw)
    const third = await openIn(tabs.open())
    await vi.advanceTimersByTimeAsync(100)
    for (const state of [a.store.getState(), b.store.getState(), third.store.getState(), stored()])
      expect(state).toMatchObject(SAMPLE_STATE)
    expect(tabs.stored(BACKUP_KEY)).toBe(raw)
  })

  test('S04 a slice that another tab has damaged is put right from this one', async () => {
    const { tabs, left, a, b, stored } = await twoTabs({ [ROOT_KEY]: SAMPLE })
    a.close()
    const damaged = JSON.stringify({ ...(JSON.parse(SAMPLE) as object), inspection: '{oops', rides: '[]' })
    left.storage.setItem(ROOT_KEY, damaged)
    expect(b.store.getState()).toMatchObject({ ...SAMPLE_STATE, rides: [] })
    expect(stored()).toEqual({ ...SAMPLE_STATE, rides: [] })
    expect(tabs.stored(BACKUP_KEY)).toBe(damaged)
  })
})
