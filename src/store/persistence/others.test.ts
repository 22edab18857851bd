import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTabs, type FakeTab } from '#src/store/fixtures/fakeTabs.ts'
import { memoryStorage, type MemoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import {
  INITIAL_STATE,
  type OpenedWorkshop,
  openWorkshop,
  quoteMaker,
  registered,
  rideList,
  sampleKeeping,
  sampleQuote,
  SAMPLE_STATE,
  workshop,
} from '#src/store/fixtures/workshop.ts'
import { isText } from '#src/store/guards.ts'
import { openStore } from '#src/store/persistence.ts'
import { results, type Results } from '#src/store/results.ts'
import { BACKUP_KEY, ROOT_KEY } from './keys.ts'
import { joinOthers, type Others } from './others.ts'
import { writeStored } from './writeStored.ts'

const OWNER = 'bike-shop /'
const DAY = 86_400_000
const NOW = Date.UTC(2027, 2, 1)
/** As its own package would never write it: nothing but the same bytes will do. */
const DIARY = '[ "rain",\t"sun" ]'
const opened: { close(): void }[] = []

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
  vi.useRealTimers()
})

/** A package that only some builds have. */
const diary = results({
  slices: {
    diary: {
      reducer: (state: string[] | undefined, action) => (action.type === 'diary/written' ? [...(state ?? []), 'snow'] : (state ?? [])),
      isSound: (value): value is string[] => Array.isArray(value) && value.every(isText),
      joining: 'items',
      writtenBy: ['diary'],
    },
  },
  resultOf: { diary: 'diary' },
})

const stored = (others: Others, decisions = {}) =>
  writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: ['a'], keeping: { ...sampleKeeping(NOW + 20 * DAY), decisions }, others })
const WITH_DIARY = stored({ diary: { text: DIARY, until: NOW + 10 * DAY } })

async function open(where: { storage: MemoryStorage } | { window: FakeTab['window'] }): Promise<OpenedWorkshop> {
  const store = openWorkshop({ owner: OWNER, days: 30, ...where })
  opened.push(store)
  await store.ready
  return store
}
/** A tab of a build that has the diary. */
async function openNewer({ window }: FakeTab) {
  const store = openStore({ owner: OWNER, days: 30, window, results: [workshop, diary] as readonly Results[] })
  opened.push(store)
  await store.ready
  return store
}
const textIn = (raw: string | null) => (JSON.parse(raw ?? '{}') as Record<string, string>)['diary']
const keepingIn = (raw: string | null) =>
  JSON.parse((JSON.parse(raw!) as Record<string, string>)['_keeping']!) as ReturnType<typeof sampleKeeping>

describe('what is stored as a slice that is not registered', () => {
  test('is neither news nor damage: nothing is written, nothing is copied aside', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: WITH_DIARY })
    const { status, store, keeping } = await open({ storage })
    expect(status()).toEqual({ state: 'kept', setAside: 'nothing' })
    expect(storage.getItem(ROOT_KEY)).toBe(WITH_DIARY)
    expect(storage.getItem(BACKUP_KEY)).toBeNull()
    expect(store.getState()).not.toHaveProperty('diary')
    expect(keeping().until).not.toHaveProperty('diary')
  })

  test('is the same byte for byte after a write, with its date and what was decided about its type', async () => {
    const decisions = { diary: { word: 'notKept', at: 5 } }
    const storage = memoryStorage({ [ROOT_KEY]: stored({ diary: { text: DIARY, until: NOW + 10 * DAY } }, decisions) })
    const { store, flush, decide } = await open({ storage })
    store.dispatch(quoteMaker.actions.updated(sampleQuote('New bell')))
    flush()
    decide('bikeCheck', 'notKept')
    const raw = storage.getItem(ROOT_KEY)
    expect(raw).toContain('New bell')
    expect(textIn(raw)).toBe(DIARY)
    expect(keepingIn(raw)).toMatchObject({ until: { diary: NOW + 10 * DAY }, decisions: { ...decisions, bikeCheck: { word: 'notKept' } } })
  })

  test('is kept when it cannot be read, or is no text at all', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: stored({ diary: { text: '{oops' }, other: { text: { a: 1 } } }) })
    const { store, flush, status } = await open({ storage })
    store.dispatch(rideList.actions.cleared())
    flush()
    expect(JSON.parse(storage.getItem(ROOT_KEY)!)).toMatchObject({ diary: '{oops', other: { a: 1 }, rides: '[]' })
    expect(status()).toEqual({ state: 'kept', setAside: 'nothing' })
  })

  test('is kept when the results of registered types are emptied one by one', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: WITH_DIARY })
    const { store, flush } = await open({ storage })
    store.dispatch({ type: 'store/cleared' })
    flush()
    expect(textIn(storage.getItem(ROOT_KEY))).toBe(DIARY)
  })

  test('S14 is deleted when the visitor has all data deleted, and does not come back', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: WITH_DIARY })
    const { store, flush, clearAll, hasOthers } = await open({ storage })
    expect(hasOthers()).toBe(true)
    await clearAll()
    expect(hasOthers()).toBe(false)
    expect(storage.length).toBe(0)
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    flush()
    expect(textIn(storage.getItem(ROOT_KEY))).toBeUndefined()
  })

  test('R5.10 outlives the expiry of registered results', async () => {
    const undated = memoryStorage({ [ROOT_KEY]: stored({ diary: { text: DIARY } }) })
    await open({ storage: undated })
    vi.setSystemTime(NOW + 25 * DAY)
    const { store } = await open({ storage: undated })
    expect(store.getState()).toMatchObject(INITIAL_STATE)
    expect(textIn(undated.getItem(ROOT_KEY))).toBe(DIARY)
    expect(keepingIn(undated.getItem(ROOT_KEY)).until).toEqual({})
  })

  test('R5.10 goes when its own date has come, of which its visitor was told: on the next visit, and in a tab that stays open', async () => {
    const tabs = fakeTabs({ [ROOT_KEY]: WITH_DIARY })
    const tab = tabs.open()
    await open({ window: tab.window })
    vi.setSystemTime(NOW + 9 * DAY)
    tab.become('visible')
    expect(textIn(tabs.stored(ROOT_KEY))).toBe(DIARY)
    vi.setSystemTime(NOW + 10 * DAY)
    tab.become('visible')
    expect(textIn(tabs.stored(ROOT_KEY))).toBeUndefined()
    expect(tabs.stored(ROOT_KEY)).toContain('to the lake')
    const storage = memoryStorage({ [ROOT_KEY]: WITH_DIARY })
    await open({ storage })
    expect(textIn(storage.getItem(ROOT_KEY))).toBeUndefined()
    expect(keepingIn(storage.getItem(ROOT_KEY)).until).not.toHaveProperty('diary')
  })

  test('S13 is kept when the storage answers after its time, and something was made meanwhile', async () => {
    const inner = memoryStorage({ [ROOT_KEY]: WITH_DIARY })
    let respond = () => {}
    const answer = new Promise<void>((resolve) => (respond = resolve))
    const storage = { ...inner, getItem: (key: string) => answer.then(() => inner.getItem(key)) }
    const store = openWorkshop({ owner: OWNER, days: 30, storage })
    opened.push(store)
    await vi.advanceTimersByTimeAsync(10_000)
    store.store.dispatch(quoteMaker.actions.updated(sampleQuote('meanwhile')))
    respond()
    await vi.advanceTimersByTimeAsync(100)
    expect(inner.getItem(ROOT_KEY)).toContain('meanwhile')
    expect(textIn(inner.getItem(ROOT_KEY))).toBe(DIARY)
  })
})

describe('two tabs, of which only one has a package', () => {
  async function twoBuilds(raw = WITH_DIARY) {
    const tabs = fakeTabs({ [ROOT_KEY]: raw })
    const [left, right] = [tabs.open(), tabs.open()]
    const [older, newer] = [await open({ window: left.window }), await openNewer(right)]
    return { tabs, left, right, older, newer, diaryOf: () => newer.store.getState()['diary'] }
  }

  test('S09 each keeps what the other stores', async () => {
    const { tabs, older, newer, diaryOf } = await twoBuilds()
    newer.store.dispatch({ type: 'diary/written' })
    newer.flush()
    older.store.dispatch(quoteMaker.actions.updated(sampleQuote('New bell')))
    older.flush()
    expect(textIn(tabs.stored(ROOT_KEY))).toBe('["rain","sun","snow"]')
    expect(diaryOf()).toEqual(['rain', 'sun', 'snow'])
    expect(newer.store.getState()['quote']).toEqual(sampleQuote('New bell'))
  })

  test('S09 a write of the older build that crosses one of the newer costs that nothing', async () => {
    const { tabs, older, newer, diaryOf } = await twoBuilds()
    tabs.lag()
    newer.store.dispatch({ type: 'diary/written' })
    newer.flush()
    older.store.dispatch(quoteMaker.actions.updated(sampleQuote('New bell')))
    older.flush()
    tabs.deliver()
    await vi.advanceTimersByTimeAsync(100)
    expect(diaryOf()).toEqual(['rain', 'sun', 'snow'])
    expect(textIn(tabs.stored(ROOT_KEY))).toBe('["rain","sun","snow"]')
    expect(tabs.stored(ROOT_KEY)).toContain('New bell')
  })

  test('two builds that agree do not go on writing', async () => {
    const { left, right, newer, older } = await twoBuilds(stored({ diary: { text: '[]' } }, { diary: { word: 'kept', at: 1 } }))
    older.decide('riders', 'kept')
    const writes = [left, right].map(({ storage }) => vi.spyOn(storage, 'setItem'))
    newer.store.dispatch({ type: 'diary/written' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(writes.map((write) => write.mock.calls.length)).toEqual([0, 1])
  })

  test.each(['older', 'newer'] as const)('S10 S14 deleting everything in the %s takes all of it in both', async (which) => {
    const { tabs, diaryOf, ...builds } = await twoBuilds()
    await builds[which].clearAll()
    builds.older.store.dispatch(quoteMaker.actions.updated(sampleQuote('after')))
    builds.older.flush()
    builds.newer.flush()
    expect(diaryOf()).toEqual([])
    expect(tabs.stored(ROOT_KEY)).not.toContain('rain')
    expect(tabs.stored(ROOT_KEY)).toContain('after')
  })

  test('S10 S14 a write of a tab that has not heard of the deleting yet does not bring it back', async () => {
    const tabs = fakeTabs({ [ROOT_KEY]: WITH_DIARY })
    const [left, right] = [tabs.open(), tabs.open()]
    const [a, b] = [await open({ window: left.window }), await open({ window: right.window })]
    tabs.lag()
    await a.clearAll()
    b.store.dispatch(rideList.actions.added([{ id: 'r3', name: 'crossing', score: 1 }]))
    b.flush()
    tabs.deliver()
    await vi.advanceTimersByTimeAsync(100)
    expect(textIn(tabs.stored(ROOT_KEY))).toBeUndefined()
    expect(tabs.stored(ROOT_KEY)).toContain('crossing')
  })

  test('S10 S14 nor does one of a build that changes it at that moment', async () => {
    const { tabs, older, newer, diaryOf } = await twoBuilds()
    tabs.lag()
    await older.clearAll()
    newer.store.dispatch({ type: 'diary/written' })
    newer.flush()
    tabs.deliver()
    await vi.advanceTimersByTimeAsync(100)
    expect(tabs.stored(ROOT_KEY)).not.toContain('rain')
    expect(diaryOf()).toEqual([])
  })

  test('S04 when another tab leaves a value that cannot be read, this tab puts it back', async () => {
    const tabs = fakeTabs({ [ROOT_KEY]: WITH_DIARY })
    const [left, right] = [tabs.open(), tabs.open()]
    await open({ window: left.window })
    right.storage.setItem(ROOT_KEY, 'oops')
    expect(textIn(tabs.stored(ROOT_KEY))).toBe(DIARY)
    expect(tabs.stored(BACKUP_KEY)).toBe('oops')
  })

  test('a package that comes back finds its results', async () => {
    const tabs = fakeTabs({ [ROOT_KEY]: WITH_DIARY })
    const without = await open({ window: tabs.open().window })
    without.store.dispatch(rideList.actions.cleared())
    without.close()
    const { store, keeping } = await openNewer(tabs.open())
    expect(store.getState()).toMatchObject({ diary: ['rain', 'sun'], rides: [] })
    expect(keeping().until['diary']).toBe(NOW + 10 * DAY)
  })
})

test('of two versions, what one side has changed is taken from it, theirs where both have, and what was deleted here is gone', () => {
  const [one, two, three] = [{ text: '1' }, { text: '2' }, { text: '3' }]
  expect(joinOthers({ a: one }, { a: one }, { a: two })).toEqual({ a: two })
  expect(joinOthers({ a: one }, {}, { a: one })).toEqual({})
  expect(joinOthers({ a: one }, { a: one }, {})).toEqual({})
  expect(joinOthers({}, { a: one }, {})).toEqual({ a: one })
  expect(joinOthers({ a: one }, { a: two }, { a: three })).toEqual({ a: three })
  expect(joinOthers({ a: one }, {}, { a: two })).toEqual({})
})
