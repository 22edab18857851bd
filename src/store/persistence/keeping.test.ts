import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '#src/store/persistence.ts'
import { readDaysKept } from '#src/store/readDaysKept.ts'
import { fakeTabs } from '#src/store/fixtures/fakeTabs.ts'
import { memoryStorage, type MemoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { SiteSettings } from '#schemas/site.ts'
import type { Keeping } from './Keeping.ts'
import { BACKUP_KEY, ROOT_KEY } from './keys.ts'
import { readStored } from './readStored.ts'
import { writeStored } from './writeStored.ts'
import {
  INITIAL_STATE,
  logbook,
  openWorkshop,
  quoteMaker,
  registered,
  rideList,
  riders,
  SAMPLE_STATE,
  sampleKeeping,
  sampleQuote,
  type WorkshopOptions,
  type OpenedWorkshop,
  workshop,
  type WorkshopState,
} from '#src/store/fixtures/workshop.ts'

const OWNER = 'bike-shop /'
const DAY = 86_400_000
const NOW = Date.UTC(2027, 2, 1)
const opened: OpenedWorkshop[] = []

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
  vi.useRealTimers()
})

function open(options: WorkshopOptions) {
  const store = openWorkshop({ owner: OWNER, days: 30, ...options })
  opened.push(store)
  return store
}
const storedWith = (keeping: Keeping) =>
  memoryStorage({ [ROOT_KEY]: writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: ['a'], keeping }) })
function stored(storage: Pick<MemoryStorage, 'getItem'>) {
  const reading = readStored(storage.getItem(ROOT_KEY), { registered, owner: OWNER })
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return { ...reading, slices: reading.slices as WorkshopState }
}

describe('an expiry', () => {
  test('R5.10 a result is kept for as many days as the site says, counted from its last change', async () => {
    const storage = memoryStorage()
    const { store, ready, keeping, flush } = open({ storage })
    await ready
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    flush()
    expect(keeping().until).toEqual({ quote: NOW + 30 * DAY })
    vi.setSystemTime(NOW + 3 * DAY)
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    flush()
    expect(keeping().until).toEqual({ quote: NOW + 30 * DAY, rides: NOW + 33 * DAY })
    expect(stored(storage).keeping).toEqual(keeping())
    store.dispatch(quoteMaker.actions.updated(sampleQuote('Another')))
    store.dispatch(rideList.actions.cleared())
    flush()
    expect(keeping().until).toEqual({ quote: NOW + 33 * DAY })
  })

  test.each(registered.names as (keyof WorkshopState)[])(
    'R5.10 what is in %s is gone when its time is over, before anything is shown, and from the storage',
    async (name) => {
      const storage = storedWith({ until: { ...sampleKeeping(NOW + DAY).until, [name]: NOW }, decisions: {} })
      const { store, ready, status } = open({ storage })
      const shown: unknown[] = []
      store.subscribe(() => shown.push(store.getState()[name]))
      await ready
      const left = { ...SAMPLE_STATE, [name]: INITIAL_STATE[name] }
      expect(store.getState()).toMatchObject(left)
      for (const each of shown) expect(each).toEqual(INITIAL_STATE[name])
      expect(stored(storage).slices).toEqual(left)
      expect(status()).toEqual({ state: 'kept', setAside: 'nothing' })
    },
  )

  test('R5.10 S07 what an earlier version stored without a date is kept as long as a new result', async () => {
    const storage = storedWith({ until: {}, decisions: {} })
    const { store, ready, keeping } = open({ storage })
    await ready
    expect(store.getState()).toMatchObject(SAMPLE_STATE)
    expect(keeping().until).toEqual(sampleKeeping(NOW + 30 * DAY).until)
    expect(stored(storage).keeping.until).toEqual(sampleKeeping(NOW + 30 * DAY).until)
  })

  test('R5.10 a date that a wrong clock has written does not keep anything for longer than the site says', async () => {
    const { ready, keeping } = open({ storage: storedWith(sampleKeeping(NOW + 4000 * DAY)) })
    await ready
    expect(keeping().until.inspection).toBe(NOW + 30 * DAY)
  })

  test.each([{}, { inspection: 'soon' }, { inspection: null }, { elsewhere: 7 }, 'text', null])(
    'R5.10 dates that cannot be read, %j, are as good as none',
    async (until) => {
      const storage = storedWith({ until: until as Keeping['until'], decisions: {} })
      const { store, ready, keeping } = open({ storage })
      await ready
      expect(store.getState()).toMatchObject(SAMPLE_STATE)
      expect(keeping().until).toEqual(sampleKeeping(NOW + 30 * DAY).until)
    },
  )

  test('R5.10 what a package wants kept for fewer days than the site says is kept for as many, also where more were stored', async () => {
    const storage = storedWith(sampleKeeping(NOW + 20 * DAY))
    const store = openStore<WorkshopState>({ owner: OWNER, days: 30, storage, results: [{ ...workshop, daysKept: 7 }] })
    opened.push(store)
    await store.ready
    expect(store.keeping().until).toEqual(sampleKeeping(NOW + 7 * DAY).until)
    vi.setSystemTime(NOW + DAY)
    store.store.dispatch(quoteMaker.actions.updated(sampleQuote('Another')))
    store.flush()
    expect(store.keeping().until['quote']).toBe(NOW + 8 * DAY)
  })

  test('R5.10 in a tab that stays open, what has expired goes when somebody looks at it again', async () => {
    const tab = fakeTabs().open()
    const { store, ready, flush } = open({ window: tab.window })
    await ready
    store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    flush()
    vi.setSystemTime(NOW + 20 * DAY)
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    flush()
    vi.setSystemTime(NOW + 31 * DAY)
    tab.become('visible')
    expect(store.getState()).toMatchObject({ riders: INITIAL_STATE.riders, quote: sampleQuote() })
    expect(stored(tab.storage).slices).toEqual({ ...INITIAL_STATE, quote: sampleQuote() })
  })

  test('R5.10 S04 the copy of what could not be read is deleted after the same time', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: '{"inspection":"canary of a text' })
    const { ready, keeping } = open({ storage })
    await ready
    expect(storage.getItem(BACKUP_KEY)).toContain('canary')
    expect(keeping().copyUntil).toBe(NOW + 30 * DAY)
    vi.setSystemTime(NOW + 29 * DAY)
    const second = open({ storage })
    await second.ready
    expect(second.backup()).toContain('canary')
    vi.setSystemTime(NOW + 30 * DAY)
    const third = open({ storage })
    await third.ready
    expect(third.backup()).toBeNull()
    expect(stored(storage).keeping.copyUntil).toBeUndefined()
  })

  test('R5.10 the document says how many days; where it does not, it is what site.json says when it says nothing', () => {
    const saying = (content: string | null) => ({ querySelector: () => (content === null ? null : { getAttribute: () => content }) })
    expect(readDaysKept(saying('7'))).toBe(7)
    for (const none of [undefined, saying(null), saying('many'), saying('0'), saying('-3')])
      expect(readDaysKept(none)).toBe(SiteSettings.shape.toolResults.parse(undefined).daysKept)
  })
})

describe('results that are not to be kept', () => {
  test('R5.10 live in memory: what was kept goes at once, and what follows is not stored', async () => {
    const storage = storedWith(sampleKeeping(NOW + DAY))
    const { store, ready, decide, keeping, wordOf, flush } = open({ storage })
    await ready
    decide('riders', 'notKept')
    expect(stored(storage).slices).toEqual({ ...SAMPLE_STATE, riders: INITIAL_STATE.riders })
    expect(store.getState().riders).toEqual(SAMPLE_STATE.riders)
    expect(keeping().until.riders).toBeUndefined()
    store.dispatch(riders.actions.updated({ ...SAMPLE_STATE.riders, notes: ['knots'] }))
    store.dispatch(quoteMaker.actions.updated(sampleQuote('Another')))
    flush()
    expect(storage.getItem(ROOT_KEY)).not.toContain('knots')
    expect(stored(storage).slices.quote.text).toBe('Another')
    expect(wordOf('riders')).toBe('notKept')
  })

  test('R5.10 the decision holds in the next visit, until it is taken back: then the result at hand is stored', async () => {
    const storage = memoryStorage()
    const first = open({ storage })
    await first.ready
    first.decide('riders', 'notKept')
    first.close()
    const { store, ready, decide, wordOf, flush } = open({ storage })
    await ready
    expect(wordOf('riders')).toBe('notKept')
    store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    flush()
    expect(stored(storage).slices).toEqual(INITIAL_STATE)
    decide('riders', 'kept')
    expect(stored(storage).slices.riders).toEqual(SAMPLE_STATE.riders)
  })

  test('R5.2 what several section types write is stored only where all of them may', async () => {
    const storage = memoryStorage()
    const { store, ready, decide, flush } = open({ storage })
    await ready
    decide('rideList', 'notKept')
    store.dispatch(logbook.actions.updated(SAMPLE_STATE.logbook))
    flush()
    expect(stored(storage).slices.logbook).toEqual(INITIAL_STATE.logbook)
  })

  test('R5.10 a decision made before the stored one is read holds', async () => {
    const storage = storedWith({ ...sampleKeeping(NOW + DAY), decisions: { riders: { word: 'kept', at: NOW - DAY } } })
    const { ready, decide, wordOf } = open({ storage })
    decide('riders', 'notKept')
    await ready
    expect(wordOf('riders')).toBe('notKept')
    expect(stored(storage).slices.riders).toEqual(INITIAL_STATE.riders)
  })

  test('R5.10 where the browser gives no storage, a decision is taken all the same', async () => {
    const { ready, decide, wordOf } = open({ window: undefined })
    await ready
    decide('riders', 'notKept')
    expect(wordOf('riders')).toBe('notKept')
  })

  test('S09 another tab follows, keeps on the screen what it shows, and stores it no more', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    theirs.store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    theirs.flush()
    mine.decide('riders', 'notKept')
    expect(theirs.wordOf('riders')).toBe('notKept')
    expect(theirs.store.getState().riders).toEqual(SAMPLE_STATE.riders)
    theirs.store.dispatch(riders.actions.updated({ ...SAMPLE_STATE.riders, notes: ['knots'] }))
    theirs.flush()
    expect(tabs.stored(ROOT_KEY)).not.toContain('Corner Bakery')
    expect(tabs.stored(ROOT_KEY)).not.toContain('knots')
  })

  test('S09 of two decisions at the same moment the later one holds, whichever tab writes last', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    tabs.lag()
    mine.decide('riders', 'notKept')
    vi.setSystemTime(NOW - 1)
    theirs.decide('riders', 'kept')
    theirs.store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    theirs.flush()
    tabs.deliver()
    for (const { wordOf } of [mine, theirs]) expect(wordOf('riders')).toBe('notKept')
    expect(stored({ getItem: tabs.stored }).keeping.decisions.riders).toEqual({ word: 'notKept', at: NOW })
  })

  test('S10 S14 clearing all data takes the decisions too, and what was only in memory, in every tab', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    mine.decide('riders', 'notKept')
    theirs.store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    theirs.flush()
    await mine.clearAll()
    for (const { wordOf, store } of [mine, theirs]) {
      expect(wordOf('riders')).toBe('kept')
      expect(store.getState().riders).toEqual(INITIAL_STATE.riders)
    }
    expect(tabs.stored(ROOT_KEY)).toBeNull()
  })
})

describe('results that the visitor is asked about', () => {
  test('R5.10 are stored with the answer, and not before; without one they are gone', async () => {
    const storage = memoryStorage()
    const { store, ready, decide, wordOf, flush } = open({ storage })
    await ready
    decide('riders', 'asked')
    store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    flush()
    expect(wordOf('riders')).toBe('asked')
    expect(storage.length).toBe(0)
    const next = open({ storage })
    await next.ready
    expect(next.store.getState().riders).toEqual(INITIAL_STATE.riders)
    decide('riders', 'kept')
    expect(stored(storage).slices.riders).toEqual(SAMPLE_STATE.riders)
  })

  test('R5.10 are not asked about again', async () => {
    const { ready, decide, wordOf } = open({ storage: memoryStorage() })
    await ready
    decide('riders', 'kept')
    decide('riders', 'asked')
    expect(wordOf('riders')).toBe('kept')
  })

  test('R5.10 leave what an earlier version has stored as it is, unless they are cleared', async () => {
    const storage = storedWith({ until: {}, decisions: {} })
    const { store, ready, decide, flush } = open({ storage })
    await ready
    decide('rideList', 'asked')
    store.dispatch(rideList.actions.added([{ ...SAMPLE_STATE.rides[0]!, id: 'new', name: 'new.txt' }]))
    flush()
    expect(stored(storage).slices.rides).toEqual(SAMPLE_STATE.rides)
    store.dispatch(rideList.actions.cleared())
    flush()
    expect(stored(storage).slices.rides).toEqual([])
  })

  test('S09 another tab that stores something else does not take them away, and its answer holds for both', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    mine.decide('riders', 'asked')
    mine.store.dispatch(riders.actions.updated(SAMPLE_STATE.riders))
    mine.flush()
    theirs.store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    theirs.flush()
    expect(mine.store.getState()).toMatchObject({ riders: SAMPLE_STATE.riders, quote: sampleQuote() })
    theirs.decide('riders', 'kept')
    mine.flush()
    expect(stored({ getItem: tabs.stored }).slices.riders).toEqual(SAMPLE_STATE.riders)
  })
})
