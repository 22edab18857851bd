import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysKept } from '#src/store/daysKept.ts'
import { fakeTabs } from '#src/store/fixtures/fakeTabs.ts'
import { memoryStorage, type MemoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { sampleKeeping } from '#src/store/fixtures/sampleKeeping.ts'
import { SAMPLE_STATE, sampleAnalysis } from '#src/store/fixtures/sampleState.ts'
import { openStore, type OpenedStore, type OpenStoreOptions } from '#src/store/persistence.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { dataScout } from '#src/store/slices/dataScout.ts'
import { jobScanner, SLICE_NAMES } from '#src/store/slices/index.ts'
import { recruiter } from '#src/store/slices/recruiter.ts'
import { talentSelector } from '#src/store/slices/talentSelector.ts'
import { SiteSettings } from '#schemas/site.ts'
import type { Keeping } from './Keeping.ts'
import { BACKUP_KEY, ROOT_KEY } from './keys.ts'
import { readStored } from './readStored.ts'
import { writeStored } from './writeStored.ts'

const OWNER = 'bike-shop /'
const DAY = 86_400_000
const NOW = Date.UTC(2027, 2, 1)
const opened: OpenedStore[] = []

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
  vi.useRealTimers()
})

function open(options: OpenStoreOptions) {
  const store = openStore({ owner: OWNER, days: 30, ...options })
  opened.push(store)
  return store
}
const storedWith = (keeping: Keeping) => memoryStorage({ [ROOT_KEY]: writeStored(SAMPLE_STATE, { owner: OWNER, line: ['a'], keeping }) })
function stored(storage: Pick<MemoryStorage, 'getItem'>) {
  const reading = readStored(storage.getItem(ROOT_KEY), { owner: OWNER })
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return reading
}

describe('an expiry', () => {
  test('R5.10 a result is kept for as many days as the site says, counted from its last change', async () => {
    const storage = memoryStorage()
    const { store, ready, keeping, flush } = open({ storage })
    await ready
    store.dispatch(jobScanner.actions.updated(sampleAnalysis()))
    flush()
    expect(keeping().until).toEqual({ jobDescription: NOW + 30 * DAY })
    vi.setSystemTime(NOW + 3 * DAY)
    store.dispatch(talentSelector.actions.added(SAMPLE_STATE.topResumes))
    flush()
    expect(keeping().until).toEqual({ jobDescription: NOW + 30 * DAY, topResumes: NOW + 33 * DAY })
    expect(stored(storage).keeping).toEqual(keeping())
    store.dispatch(jobScanner.actions.updated(sampleAnalysis('Another')))
    store.dispatch(talentSelector.actions.cleared())
    flush()
    expect(keeping().until).toEqual({ jobDescription: NOW + 33 * DAY })
  })

  test.each(SLICE_NAMES)(
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
    expect(keeping().until.candidate).toBe(NOW + 30 * DAY)
  })

  test.each([{}, { candidate: 'soon' }, { candidate: null }, { elsewhere: 7 }, 'text', null])(
    'R5.10 dates that cannot be read, %j, are as good as none',
    async (until) => {
      const storage = storedWith({ until: until as Keeping['until'], decisions: {} })
      const { store, ready, keeping } = open({ storage })
      await ready
      expect(store.getState()).toMatchObject(SAMPLE_STATE)
      expect(keeping().until).toEqual(sampleKeeping(NOW + 30 * DAY).until)
    },
  )

  test('R5.10 in a tab that stays open, what has expired goes when somebody looks at it again', async () => {
    const tab = fakeTabs().open()
    const { store, ready, flush } = open({ window: tab.window })
    await ready
    store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    flush()
    vi.setSystemTime(NOW + 20 * DAY)
    store.dispatch(jobScanner.actions.updated(sampleAnalysis()))
    flush()
    vi.setSystemTime(NOW + 31 * DAY)
    tab.become('visible')
    expect(store.getState()).toMatchObject({ dataScout: INITIAL_STATE.dataScout, jobDescription: sampleAnalysis() })
    expect(stored(tab.storage).slices).toEqual({ ...INITIAL_STATE, jobDescription: sampleAnalysis() })
  })

  test('R5.10 S04 the copy of what could not be read is deleted after the same time', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: '{"candidate":"canary of a resume' })
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
    expect(daysKept(saying('7'))).toBe(7)
    for (const none of [undefined, saying(null), saying('many'), saying('0'), saying('-3')])
      expect(daysKept(none)).toBe(SiteSettings.shape.toolResults.parse(undefined).daysKept)
  })
})

describe('results that are not to be kept', () => {
  test('R5.10 live in memory: what was kept goes at once, and what follows is not stored', async () => {
    const storage = storedWith(sampleKeeping(NOW + DAY))
    const { store, ready, decide, keeping, wordOf, flush } = open({ storage })
    await ready
    decide('dataScout', 'notKept')
    expect(stored(storage).slices).toEqual({ ...SAMPLE_STATE, dataScout: INITIAL_STATE.dataScout })
    expect(store.getState().dataScout).toEqual(SAMPLE_STATE.dataScout)
    expect(keeping().until.dataScout).toBeUndefined()
    store.dispatch(dataScout.actions.updated({ ...SAMPLE_STATE.dataScout, Skills: ['knots'] }))
    store.dispatch(jobScanner.actions.updated(sampleAnalysis('Another')))
    flush()
    expect(storage.getItem(ROOT_KEY)).not.toContain('knots')
    expect(stored(storage).slices.jobDescription.Text).toBe('Another')
    expect(wordOf('dataScout')).toBe('notKept')
  })

  test('R5.10 the decision holds in the next visit, until it is taken back: then the result at hand is stored', async () => {
    const storage = memoryStorage()
    const first = open({ storage })
    await first.ready
    first.decide('dataScout', 'notKept')
    first.close()
    const { store, ready, decide, wordOf, flush } = open({ storage })
    await ready
    expect(wordOf('dataScout')).toBe('notKept')
    store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    flush()
    expect(stored(storage).slices).toEqual(INITIAL_STATE)
    decide('dataScout', 'kept')
    expect(stored(storage).slices.dataScout).toEqual(SAMPLE_STATE.dataScout)
  })

  test('R5.2 what several tools write is stored only where all of them may', async () => {
    const storage = memoryStorage()
    const { store, ready, decide, flush } = open({ storage })
    await ready
    decide('talentSelector', 'notKept')
    store.dispatch(recruiter.actions.updated(SAMPLE_STATE.recruiter))
    flush()
    expect(stored(storage).slices.recruiter).toEqual(INITIAL_STATE.recruiter)
  })

  test('R5.10 a decision made before the stored one is read holds', async () => {
    const storage = storedWith({ ...sampleKeeping(NOW + DAY), decisions: { dataScout: { word: 'kept', at: NOW - DAY } } })
    const { ready, decide, wordOf } = open({ storage })
    decide('dataScout', 'notKept')
    await ready
    expect(wordOf('dataScout')).toBe('notKept')
    expect(stored(storage).slices.dataScout).toEqual(INITIAL_STATE.dataScout)
  })

  test('R5.10 where the browser gives no storage, a decision is taken all the same', async () => {
    const { ready, decide, wordOf } = open({ window: undefined })
    await ready
    decide('dataScout', 'notKept')
    expect(wordOf('dataScout')).toBe('notKept')
  })

  test('S09 another tab follows, keeps on the screen what it shows, and stores it no more', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    theirs.store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    theirs.flush()
    mine.decide('dataScout', 'notKept')
    expect(theirs.wordOf('dataScout')).toBe('notKept')
    expect(theirs.store.getState().dataScout).toEqual(SAMPLE_STATE.dataScout)
    theirs.store.dispatch(dataScout.actions.updated({ ...SAMPLE_STATE.dataScout, Skills: ['knots'] }))
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
    mine.decide('dataScout', 'notKept')
    vi.setSystemTime(NOW - 1)
    theirs.decide('dataScout', 'kept')
    theirs.store.dispatch(jobScanner.actions.updated(sampleAnalysis()))
    theirs.flush()
    tabs.deliver()
    for (const { wordOf } of [mine, theirs]) expect(wordOf('dataScout')).toBe('notKept')
    expect(stored({ getItem: tabs.stored }).keeping.decisions.dataScout).toEqual({ word: 'notKept', at: NOW })
  })

  test('S10 S14 clearing all data takes the decisions too, and what was only in memory, in every tab', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    mine.decide('dataScout', 'notKept')
    theirs.store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    theirs.flush()
    await mine.clearAll()
    for (const { wordOf, store } of [mine, theirs]) {
      expect(wordOf('dataScout')).toBe('kept')
      expect(store.getState().dataScout).toEqual(INITIAL_STATE.dataScout)
    }
    expect(tabs.stored(ROOT_KEY)).toBeNull()
  })
})

describe('results that the visitor is asked about', () => {
  test('R5.10 are stored with the answer, and not before; without one they are gone', async () => {
    const storage = memoryStorage()
    const { store, ready, decide, wordOf, flush } = open({ storage })
    await ready
    decide('dataScout', 'asked')
    store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    flush()
    expect(wordOf('dataScout')).toBe('asked')
    expect(storage.length).toBe(0)
    const next = open({ storage })
    await next.ready
    expect(next.store.getState().dataScout).toEqual(INITIAL_STATE.dataScout)
    decide('dataScout', 'kept')
    expect(stored(storage).slices.dataScout).toEqual(SAMPLE_STATE.dataScout)
  })

  test('R5.10 are not asked about again', async () => {
    const { ready, decide, wordOf } = open({ storage: memoryStorage() })
    await ready
    decide('dataScout', 'kept')
    decide('dataScout', 'asked')
    expect(wordOf('dataScout')).toBe('kept')
  })

  test('R5.10 leave what an earlier version has stored as it is, unless they are cleared', async () => {
    const storage = storedWith({ until: {}, decisions: {} })
    const { store, ready, decide, flush } = open({ storage })
    await ready
    decide('talentSelector', 'asked')
    store.dispatch(talentSelector.actions.added([{ ...SAMPLE_STATE.topResumes[0]!, id: 'new', name: 'new.txt' }]))
    flush()
    expect(stored(storage).slices.topResumes).toEqual(SAMPLE_STATE.topResumes)
    store.dispatch(talentSelector.actions.cleared())
    flush()
    expect(stored(storage).slices.topResumes).toEqual([])
  })

  test('S09 another tab that stores something else does not take them away, and its answer holds for both', async () => {
    const tabs = fakeTabs()
    const [one, other] = [tabs.open(), tabs.open()]
    const mine = open({ window: one.window })
    const theirs = open({ window: other.window })
    await Promise.all([mine.ready, theirs.ready])
    mine.decide('dataScout', 'asked')
    mine.store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    mine.flush()
    theirs.store.dispatch(jobScanner.actions.updated(sampleAnalysis()))
    theirs.flush()
    expect(mine.store.getState()).toMatchObject({ dataScout: SAMPLE_STATE.dataScout, jobDescription: sampleAnalysis() })
    theirs.decide('dataScout', 'kept')
    mine.flush()
    expect(stored({ getItem: tabs.stored }).slices.dataScout).toEqual(SAMPLE_STATE.dataScout)
  })
})
