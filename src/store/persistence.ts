import { persistReducer, persistStore, type PersistConfig } from 'redux-persist'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { cleared } from './actions.ts'
import { readDaysKept } from './readDaysKept.ts'
import { ownerMark } from './ownerMark.ts'
import { createVault } from './persistence/createVault.ts'
import { joinStates } from './persistence/joinStates.ts'
import type { Keeping, KeepingWord } from './persistence/Keeping.ts'
import { PERSIST_KEY, ROOT_KEY } from './persistence/keys.ts'
import { STATE_VERSION } from './persistence/migrations.ts'
import { OPENING, type PersistenceStatus } from './persistence/PersistenceStatus.ts'
import { localArea, type StorageArea } from './persistence/StorageArea.ts'
import { registered as registeredResults, type Registered } from './registered.ts'
import type { Results, StoredState } from './results.ts'
import { createStore, type AppStore } from './store.ts'

const DAY_MS = 86_400_000

/** The part of a window that persistence needs. */
export type PersistenceWindow = Pick<Window, 'localStorage' | 'addEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>
}

/**
 * What to store, and where. `results` are the packages’ declarations; other stored slices stay unchanged. `window` defaults to the
 * browser’s (undefined: memory only), `storage` to its local storage. `owner` marks stored values as ours, so that another site on the same
 * host and key is left alone: the application’s name and base path. `days` is how long a result is kept. The document provides the
 * defaults.
 */
export type OpenStoreOptions<State extends StoredState = StoredState> = {
  results: readonly Results<State>[]
  storage?: StorageArea
  window?: PersistenceWindow
  owner?: string
  days?: number
}

/** How rehydration ended: the status at that time. */
type RehydrationOutcome = PersistenceStatus

/** A store that is persisted on this device as far as the browser allows. */
export type OpenedStore<State extends StoredState = StoredState> = {
  store: AppStore<State>
  /** The declarations of all packages, combined. */
  registered: Registered<State>
  /** Settles when the stored state is in the store, or when none will come: after PERSIST_TIMEOUT_MS at the latest. Never rejects. */
  ready: Promise<RehydrationOutcome>
  /** `opening` until `ready` settles; the same object until something changes. */
  status(): PersistenceStatus
  /** Expiry dates, and decisions about section types; the same object until something changes. */
  keeping(): Keeping
  /** Whether the results of a section type are stored. */
  wordOf(type: string): KeepingWord
  /**
   * Decides whether the results of a section type are stored, here and in other tabs, and stores or deletes them before it returns. `asked`
   * holds back this tab’s unsaved results, if the type asks for consent and the visitor has not decided.
   */
  decide(type: string, word: KeepingWord): void
  /** Calls `listener` after every change of `status` or `keeping`; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Deletes the state in memory, everything stored under the key, including unregistered slices, and the backup; other tabs follow. Rejects
   * if the browser refuses to delete.
   */
  clearAll(): Promise<void>
  /** The raw stored value that could not be read completely (`setAside` of the status says so); null if there is none any more. */
  backup(): string | null
  /** Whether unregistered slices are stored: of a removed package, or of a newer build. */
  hasOthers(): boolean
  /** Stores unsaved changes and applies those of other tabs, before it returns. */
  flush(): void
  /** Stores a last time and stops listening and storing. */
  close(): void
}

/**
 * A store whose state survives a reload, with redux-persist under ROOT_KEY.  redux-persist 6 loses data silently in four ways: a value it
 * cannot parse, a migration that throws, and a read that times out all end in the default state, which the next write stores; and of two
 * tabs, the later write discards the other’s result. It decides when to rehydrate, when to give up and when to write; its hooks prevent the
 * rest: `getStoredState` and `storage` are the vault, which alone decides what is written; `stateReconciler` merges what was dispatched
 * before rehydration instead of replacing it; `serialize: false` because the vault needs the state and not its text.
 */
export function openStore<State extends StoredState>({
  results,
  storage,
  window = browserWindow(),
  owner = ownerMark(browserDocument()),
  days = readDaysKept(browserDocument()),
}: OpenStoreOptions<State>): OpenedStore<State> {
  const registered = registeredResults(results)
  const listeners = new Set<() => void>()
  const stop = new AbortController()
  const vault = createVault({
    registered,
    area: storage ?? localArea(window),
    owner,
    term: days * DAY_MS,
    adopt: (action) => store.dispatch(action),
    announce: () => announce(),
  })
  // The vault has the stored state a moment before redux-persist puts it into the store.
  let isReady = false
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const status = () => (isReady ? vault.status() : OPENING)

  const config: PersistConfig<State> = {
    key: PERSIST_KEY,
    version: STATE_VERSION,
    timeout: PERSIST_TIMEOUT_MS,
    serialize: false,
    // Its type requires the `_persist` field, which it does not read without `migrate`.
    getStoredState: vault.open as unknown as PersistConfig<State>['getStoredState'],
    stateReconciler: (inbound: State, _before, reduced) => joinStates(registered, registered.initial, reduced, inbound),
    storage: {
      getItem: vault.open,
      // A flush calls this inside the reducer, where dispatching is not allowed: the state is recorded here and stored a moment later.
      setItem: (_key: string, state: State) => {
        vault.stage({ ...state })
        later()
        return Promise.resolve()
      },
      removeItem: () => Promise.resolve(vault.forget()),
    },
  }
  // The `_persist` field added by redux-persist is internal.
  const store = createStore(persistReducer(config, registered.reducer) as unknown as typeof registered.reducer)
  const persistor = persistStore(store)

  let isScheduled = false
  function later() {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(() => flush())
  }

  function flush(removed?: 'removed') {
    if (stop.signal.aborted) return
    // Set while flushing, so that the flush does not trigger another one.
    isScheduled = true
    void persistor.flush()
    isScheduled = false
    vault.sync(removed)
  }

  // redux-persist writes on a timer, which browsers delay by up to a minute in a hidden tab: too long for a result.
  let last = store.getState()
  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    const isChanged = registered.names.some((name) => state[name] !== last[name])
    last = state
    if (isChanged) later()
  })

  const ready = new Promise<RehydrationOutcome>((resolve) => {
    const settle = () => {
      if (!persistor.getState().bootstrapped) return
      vault.giveUp()
      flush()
      isReady = true
      announce()
      resolve(status())
    }
    persistor.subscribe(settle)
  })

  const listening = { signal: stop.signal }
  window?.addEventListener(
    'storage',
    ({ key, newValue }) => {
      const isOurs = key === ROOT_KEY || key === null
      const word = vault.status()
      // Any other key may have freed space.
      if (isOurs || (word.state === 'memory-only' && word.why === 'full')) flush(isOurs && newValue === null ? 'removed' : undefined)
    },
    listening,
  )
  window?.addEventListener('pagehide', () => flush(), listening)
  // A page restored from the back/forward cache has missed the changes of other tabs.
  window?.addEventListener('pageshow', () => flush(), listening)
  window?.document.addEventListener('visibilitychange', () => flush(), listening)

  return {
    store,
    registered,
    ready,
    status,
    keeping: () => vault.keeping(),
    wordOf: (type) => vault.wordOf(type),
    decide(type, word) {
      vault.decide(type, word)
      flush()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async clearAll() {
      store.dispatch(cleared())
      if (!vault.forget()) throw new Error('The browser refused to delete the stored state.')
    },
    backup: () => vault.backup(),
    hasOthers: () => vault.hasOthers(),
    flush: () => flush(),
    close() {
      flush()
      persistor.pause()
      unsubscribe()
      stop.abort()
    },
  }
}

function browserDocument(): Document | undefined {
  return typeof document === 'undefined' ? undefined : document
}

function browserWindow(): PersistenceWindow | undefined {
  return typeof window === 'undefined' ? undefined : window
}
