import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { fakeTabs } from './fixtures/fakeTabs.ts'
import { memoryStorage } from './fixtures/memoryStorage.ts'
import type { PersistenceWindow } from './persistence.ts'
import { BACKUP_KEY, ROOT_KEY } from './persistence/keys.ts'
import { MAX_STORED_CHARS, readStored } from './persistence/readStored.ts'
import type { StorageArea } from './persistence/StorageArea.ts'
import { writeStored } from './persistence/writeStored.ts'
import { STATE_VERSION } from './persistence/migrations.ts'
import {
  bikeCheck,
  INITIAL_STATE,
  openWorkshop,
  quoteMaker,
  registered,
  rideList,
  SAMPLE_STATE,
  sampleKeeping,
  sampleQuote,
  type WorkshopOptions,
  type OpenedWorkshop,
} from './fixtures/workshop.ts'

const OWNER = 'bike-shop /'
const SAMPLE = writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: ['a'], keeping: sampleKeeping() })
const opened: OpenedWorkshop[] = []

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  for (const each of opened.splice(0)) each.close()
  vi.useRealTimers()
})

function open(options: WorkshopOptions) {
  const store = openWorkshop({ owner: OWNER, ...options })
  opened.push(store)
  return store
}

function slicesIn(storage: { getItem(key: string): string | null }) {
  const reading = readStored(storage.getItem(ROOT_KEY), { registered, owner: OWNER })
  return reading.kind === 'read' ? reading.slices : reading
}

const settled = () => Promise.resolve().then(() => Promise.resolve())

describe('an ordinary visit', () => {
  test('R5.10 what one visit stored is there in the next', async () => {
    const storage = memoryStorage()
    const first = open({ storage })
    expect(first.status().state).toBe('opening')
    expect((await first.ready).state).toBe('kept')
    first.store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    first.close()

    const second = open({ storage })
    expect(await second.ready).toEqual({ state: 'kept', setAside: 'nothing' })
    expect(second.store.getState().rides).toEqual(SAMPLE_STATE.rides)
  })

  test('R5 everything is under the one root key, each slice as a JSON text of its own', async () => {
    const storage = memoryStorage()
    const { store, ready } = open({ storage })
    await ready
    store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    await settled()
    expect([...storage.values.keys()]).toEqual([ROOT_KEY])
    const root = JSON.parse(storage.getItem(ROOT_KEY)!) as Record<string, string>
    expect(JSON.parse(root['inspection']!)).toEqual(SAMPLE_STATE.inspection)
    expect(JSON.parse(root['_persist']!)).toEqual({ version: STATE_VERSION, rehydrated: true })
  })

  test('a visitor who makes nothing stores nothing', async () => {
    const storage = memoryStorage()
    await open({ storage }).ready
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS * 2)
    expect(storage.length).toBe(0)
  })

  test('a value that was read exactly is neither rewritten nor copied', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    const { store, ready } = open({ storage })
    await ready
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS * 2)
    expect(storage.getItem(ROOT_KEY)).toBe(SAMPLE)
    store.dispatch(rideList.actions.cleared())
    await settled()
    expect(slicesIn(storage)).toEqual({ ...SAMPLE_STATE, rides: [] })
    expect(storage.getItem(BACKUP_KEY)).toBeNull()
  })

  test('S11 a result is stored before the next task, without waiting for a timer', async () => {
    const storage = memoryStorage()
    const { store, ready } = open({ storage })
    await ready
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    await settled()
    expect(slicesIn(storage)).toMatchObject({ quote: sampleQuote() })
  })

  test.each(['pagehide', 'hidden'])('S11 a result is stored before %s returns', async (event) => {
    const tab = fakeTabs().open()
    const { store, ready } = open({ window: tab.window })
    await ready
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    if (event === 'pagehide') tab.fire('pagehide')
    else tab.become('hidden')
    expect(slicesIn(tab.storage)).toMatchObject({ quote: sampleQuote() })
  })

  test('flush stores before it returns', async () => {
    const storage = memoryStorage()
    const { store, ready, flush } = open({ storage })
    await ready
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    flush()
    expect(slicesIn(storage)).toMatchObject({ quote: sampleQuote() })
  })

  test('an action dispatched before rehydration is joined to what was stored', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    const early = { ...SAMPLE_STATE.rides[0]!, id: 'early', name: 'early.txt' }
    const { store, ready } = open({ storage })
    store.dispatch(rideList.actions.added([early]))
    store.dispatch(quoteMaker.actions.updated(sampleQuote('early')))
    await ready
    expect(store.getState().rides).toEqual([...SAMPLE_STATE.rides, early])
    expect(store.getState().quote.text).toBe('early')
    expect(store.getState().inspection).toEqual(SAMPLE_STATE.inspection)
    expect(slicesIn(storage)).toMatchObject({ rides: [...SAMPLE_STATE.rides, early], inspection: SAMPLE_STATE.inspection })
  })

  test('a closed store neither stores nor takes over anything', async () => {
    const tab = fakeTabs().open()
    const { store, ready, flush, close } = open({ window: tab.window })
    await ready
    close()
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    tab.fire('pagehide')
    await vi.advanceTimersByTimeAsync(100)
    expect(tab.storage.length).toBe(0)
    tab.storage.setItem(ROOT_KEY, SAMPLE)
    flush()
    expect(store.getState().inspection.total).toBe(0)
  })
})

describe('storage that is refused', () => {
  const broken = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  const blocked = Object.defineProperty({ addEventListener() {}, document: new EventTarget() }, 'localStorage', { get: broken })
  const refusing: [string, WorkshopOptions][] = [
    ['the getter of localStorage throws', { window: blocked as unknown as PersistenceWindow }],
    ['getItem throws', { storage: { getItem: broken, setItem: broken, removeItem: broken } }],
    ['getItem rejects', { storage: { getItem: () => Promise.reject(new Error('no')), setItem: broken, removeItem: broken } }],
    ['there is no window', { window: undefined }],
  ]

  test.each(refusing)('S01 when %s, the state lives in memory and the status says so', async (_case, options) => {
    const { store, ready, status, clearAll } = open(options)
    expect(await ready).toEqual({ state: 'memory-only', why: 'blocked', setAside: 'nothing' })
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    expect(store.getState().rides).toHaveLength(2)
    expect(status().state).toBe('memory-only')
    await clearAll()
    expect(store.getState()).toMatchObject(INITIAL_STATE)
  })

  test('S03 a storage without any room counts as blocked', async () => {
    const storage = memoryStorage()
    storage.quota = 0
    const { store, ready, status } = open({ storage })
    await ready
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    expect(status()).toMatchObject({ state: 'memory-only', why: 'blocked' })
  })

  test('S03 a storage that takes values and keeps none counts as blocked, and costs no result', async () => {
    const { store, ready, status } = open({ storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } })
    await ready
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    store.dispatch(quoteMaker.actions.updated(sampleQuote()))
    await settled()
    expect(status()).toMatchObject({ state: 'memory-only', why: 'blocked' })
    expect(store.getState().rides).toHaveLength(2)
  })

  test('S02 a full storage leaves the stored value and the state alone, and is tried again with the next change', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE, other: 'x' })
    storage.quota = SAMPLE.length + 40
    const { store, ready, status, subscribe } = open({ storage })
    await ready
    const listener = vi.fn()
    subscribe(listener)
    store.dispatch(rideList.actions.added(Array.from({ length: 50 }, () => SAMPLE_STATE.rides[0]!)))
    await settled()
    expect(status()).toMatchObject({ state: 'memory-only', why: 'full' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(storage.getItem(ROOT_KEY)).toBe(SAMPLE)
    expect(store.getState().rides).toHaveLength(52)

    store.dispatch(rideList.actions.cleared())
    await settled()
    expect(status().state).toBe('kept')
    expect(slicesIn(storage)).toEqual({ ...SAMPLE_STATE, rides: [] })
  })

  test('S02 a full storage is no matter any more when nothing is left to store', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    storage.quota = SAMPLE.length + 40
    const { store, ready, status } = open({ storage })
    await ready
    store.dispatch(rideList.actions.added(Array.from({ length: 9 }, () => SAMPLE_STATE.rides[0]!)))
    await settled()
    expect(status()).toMatchObject({ why: 'full' })
    for (let index = 0; index < 9; index++) store.dispatch(rideList.actions.removed(2))
    await settled()
    expect(status().state).toBe('kept')
  })

  test('S02 room that another tab makes is used at once', async () => {
    const tabs = fakeTabs({ other: 'x'.repeat(1000) })
    const tab = tabs.open()
    const neighbour = tabs.open()
    const { store, ready, status } = open({ window: tab.window })
    await ready
    Object.getPrototypeOf(tab.storage).quota = 1100
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    expect(status()).toMatchObject({ state: 'memory-only', why: 'full' })
    Object.getPrototypeOf(tab.storage).quota = 1900
    neighbour.storage.removeItem('other')
    expect(status().state).toBe('kept')
  })
})

describe('a stored value that cannot be read', () => {
  const tooLong = JSON.stringify({ junk: 'x'.repeat(MAX_STORED_CHARS) })
  const damaged: [string, string][] = [
    ['not JSON', 'oops'],
    ['cut in half', SAMPLE.slice(0, SAMPLE.length / 2)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '123'],
    ['empty', ''],
    ['an empty object', '{}'],
    ['S06 nothing but a polluted field', '{"__proto__":{"polluted":true}}'],
    ['S06 megabytes of junk', tooLong],
  ]

  test.each(damaged)(
    'S04 %s: the raw value goes under the backup key before anything is written, and the status tells',
    async (_case, raw) => {
      const storage = memoryStorage({ [ROOT_KEY]: raw })
      const { store, ready } = open({ storage })
      expect(await ready).toEqual({ state: 'kept', setAside: 'everything' })
      expect(storage.getItem(BACKUP_KEY)).toBe(raw)
      expect(store.getState()).toMatchObject(INITIAL_STATE)
      store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
      await settled()
      expect(slicesIn(storage)).toMatchObject({ rides: SAMPLE_STATE.rides })
      expect({}).not.toHaveProperty('polluted')
    },
  )

  test('S04 the message comes once: the next visit finds a sound value, and the backup is still there', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: 'oops' })
    const first = open({ storage })
    await first.ready
    first.close()
    expect(await open({ storage }).ready).toEqual({ state: 'kept', setAside: 'nothing' })
    expect(storage.getItem(BACKUP_KEY)).toBe('oops')
  })

  test('S04 a bad slice is set aside, the good ones are kept', async () => {
    const raw = JSON.stringify({ ...(JSON.parse(SAMPLE) as object), inspection: '"a text"', rides: '[{]' })
    const storage = memoryStorage({ [ROOT_KEY]: raw })
    const { store, ready } = open({ storage })
    expect(await ready).toEqual({ state: 'kept', setAside: 'some' })
    expect(store.getState()).toMatchObject({ ...SAMPLE_STATE, inspection: INITIAL_STATE.inspection, rides: [] })
    expect(storage.getItem(BACKUP_KEY)).toBe(raw)
  })

  test('S04 S21 what can neither be read nor copied aside is left alone, and can be had until everything is deleted', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: 'o'.repeat(900) })
    storage.quota = 1000
    const { store, ready, backup, clearAll } = open({ storage })
    expect(await ready).toEqual({ state: 'memory-only', why: 'no-backup', setAside: 'everything' })
    expect(backup()).toBe('o'.repeat(900))
    store.dispatch(quoteMaker.actions.reset())
    store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    await settled()
    expect(storage.getItem(ROOT_KEY)).toBe('o'.repeat(900))
    expect(store.getState().inspection.total).toBe(62)
    await clearAll()
    expect(backup()).toBeNull()
    storage.quota = Number.POSITIVE_INFINITY
    store.dispatch(bikeCheck.actions.updated(SAMPLE_STATE.inspection))
    await settled()
    expect(slicesIn(storage)).toMatchObject({ inspection: { total: 62 } })
  })

  test('S15 a value that another application keeps under the key is left alone', async () => {
    const raw = JSON.stringify({ auth: '{"user":1}', _persist: '{"version":-1,"rehydrated":true}' })
    const storage = memoryStorage({ [ROOT_KEY]: raw })
    const { store, ready, status, subscribe, clearAll } = open({ storage })
    expect(await ready).toMatchObject({ state: 'memory-only', why: 'foreign' })
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    const listener = vi.fn()
    subscribe(listener)
    await clearAll()
    expect(storage.getItem(ROOT_KEY)).toBe(raw)
    expect(storage.length).toBe(1)
    expect(status()).toMatchObject({ why: 'foreign' })
    expect(listener).not.toHaveBeenCalled()
    expect(store.getState().rides).toEqual([])
  })

  test('S15 the same application under another base path is another application', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    const { store, ready } = open({ storage, owner: 'bike-shop /preview/' })
    expect(await ready).toMatchObject({ state: 'memory-only', why: 'foreign' })
    expect(store.getState().rides).toEqual([])
    expect(storage.getItem(ROOT_KEY)).toBe(SAMPLE)
  })

  test('S07 G08 a value of a newer release is shown and never overwritten', async () => {
    const raw = JSON.stringify({
      ...(JSON.parse(SAMPLE) as object),
      _persist: `{"version":${STATE_VERSION + 1},"rehydrated":true}`,
      coverLetters: '[]',
    })
    const storage = memoryStorage({ [ROOT_KEY]: raw })
    const { store, ready, status } = open({ storage })
    expect(await ready).toEqual({ state: 'read-only', why: 'newer-version', setAside: 'nothing' })
    expect(store.getState().inspection).toEqual(SAMPLE_STATE.inspection)
    store.dispatch(rideList.actions.cleared())
    await settled()
    expect(storage.getItem(ROOT_KEY)).toBe(raw)
    expect(status().state).toBe('read-only')
  })
})

describe('a storage that is slow', () => {
  /** A storage whose first read answers when told to; `always`: as does every other. */
  function slowStorage(raw: string, always?: 'always') {
    const inner = memoryStorage({ [ROOT_KEY]: raw })
    let respond = () => {}
    let isFirst = true
    const answer = new Promise<void>((resolve) => {
      respond = resolve
    })
    const storage: StorageArea = {
      ...inner,
      getItem: (key) => {
        if (!isFirst && !always) return inner.getItem(key)
        isFirst = false
        const value = inner.getItem(key)
        return answer.then(() => value)
      },
      setItem: (key, value) => inner.setItem(key, value),
    }
    return { storage, inner, respond }
  }

  test('S13 R5.10 after the time-out the app goes on in memory and does not write over the key it could not read', async () => {
    const { storage, inner } = slowStorage(SAMPLE)
    const { store, ready, status, flush } = open({ storage })
    const outcome = vi.fn()
    void ready.then(outcome)
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith({ state: 'timed-out', setAside: 'nothing' })

    store.dispatch(quoteMaker.actions.updated(sampleQuote('made meanwhile')))
    await vi.advanceTimersByTimeAsync(1000)
    flush()
    expect(inner.getItem(ROOT_KEY)).toBe(SAMPLE)
    expect(store.getState().quote.text).toBe('made meanwhile')
    expect(status().state).toBe('timed-out')
  })

  test('S13 an answer that comes late is joined to what was made meanwhile, and both are kept', async () => {
    const complaint = vi.spyOn(console, 'error')
    const { storage, inner, respond } = slowStorage(SAMPLE)
    const { store, ready, status } = open({ storage })
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS)
    await ready
    store.dispatch(quoteMaker.actions.updated(sampleQuote('made meanwhile')))
    await settled()
    respond()
    await vi.advanceTimersByTimeAsync(100)
    const both = { ...SAMPLE_STATE, quote: sampleQuote('made meanwhile') }
    expect(store.getState()).toMatchObject(both)
    expect(slicesIn(inner)).toEqual(both)
    expect(status().state).toBe('kept')
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  test('S11 S13 a storage that always answers later is written to all the same', async () => {
    const { storage, inner, respond } = slowStorage(SAMPLE, 'always')
    const { store, ready, status } = open({ storage })
    respond()
    await ready
    store.dispatch(rideList.actions.cleared())
    await settled()
    expect(slicesIn(inner)).toEqual({ ...SAMPLE_STATE, rides: [] })
    expect(status().state).toBe('kept')
  })

  test('S13 S14 an answer that comes after the visitor deleted everything is dropped', async () => {
    const { storage, inner, respond } = slowStorage(SAMPLE, 'always')
    const { store, ready, clearAll } = open({ storage })
    await clearAll()
    respond()
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS)
    expect((await ready).state).toBe('kept')
    expect(store.getState()).toMatchObject(INITIAL_STATE)
    expect(inner.length).toBe(0)
  })
})

describe('deleting', () => {
  test('S14 clearAll empties memory, root key and backup, and the next visit starts empty', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE, [BACKUP_KEY]: 'oops', other: 'x' })
    const first = open({ storage })
    await first.ready
    await first.clearAll()
    first.flush()
    await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT_MS)
    expect([...storage.values.keys()]).toEqual(['other'])
    expect(first.store.getState()).toMatchObject(INITIAL_STATE)
    first.close()
    const second = open({ storage })
    await second.ready
    expect(second.store.getState()).toMatchObject(INITIAL_STATE)
  })

  test('S14 clearAll rejects when the browser refuses to delete', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    storage.removeItem = () => {}
    const { ready, clearAll } = open({ storage })
    await ready
    await expect(clearAll()).rejects.toThrow('refused to delete')
  })

  test('S14 site data deleted in the browser while the page is open does not come back', async () => {
    const storage = memoryStorage({ [ROOT_KEY]: SAMPLE })
    const { store, ready } = open({ storage })
    await ready
    storage.clear()
    store.dispatch(quoteMaker.actions.updated(sampleQuote('after')))
    await settled()
    const left = { ...INITIAL_STATE, quote: sampleQuote('after') }
    expect(store.getState()).toMatchObject(left)
    expect(slicesIn(storage)).toEqual(left)
  })

  test('S07 S14 after deleting a value of a newer release, results are kept again', async () => {
    const raw = JSON.stringify({ _owner: JSON.stringify(OWNER), _persist: '{"version":9}' })
    const storage = memoryStorage({ [ROOT_KEY]: raw })
    const { store, ready, status, clearAll } = open({ storage })
    expect((await ready).state).toBe('read-only')
    await clearAll()
    store.dispatch(rideList.actions.added(SAMPLE_STATE.rides))
    await settled()
    expect(status().state).toBe('kept')
    expect(slicesIn(storage)).toMatchObject({ rides: SAMPLE_STATE.rides })
  })
})
