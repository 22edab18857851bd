import type { adopted } from '#src/store/actions.ts'
import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping, KeepingWord } from './Keeping.ts'
import type { PersistenceStatus } from './PersistenceStatus.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * The vault’s dependencies: the declared results, the storage (undefined: refused), the owner, and a function that applies changes to the
 * state. `term` is how long a result is kept after its last change, in milliseconds.
 */
export type VaultOptions = {
  registered: Registered
  area: StorageArea | undefined
  owner: string
  term: number
  adopt(action: ReturnType<typeof adopted>): void
  announce(): void
}

/**
 * The stored copy of the state, with all rules for it. redux-persist triggers writes; the vault alone decides whether and what to write: it
 * never overwrites a value that it has not read, merges what another tab has written since, and leaves unregistered slices unchanged.
 */
export type Vault = {
  /**
   * Reads the stored state; undefined if there is none. Settles when the storage responds, unless `giveUp` was called before. Never
   * rejects.
   */
  open(): Promise<StoredState | undefined>
  /** Stops waiting for `open`: the state is kept in memory, and a late response is merged into it. Does nothing after a response. */
  giveUp(): void
  /** Sets the state to be stored. */
  stage(state: StoredState): void
  /**
   * Synchronizes storage, other tabs’ changes and the staged state, at once; may call `adopt`, so never call it from a reducer. `removed`
   * says that another tab has deleted the stored state: staged changes are then dropped.
   */
  sync(removed?: 'removed'): void
  /** Deletes everything stored and the backup, and restarts from the initial state. False if the storage refused. */
  forget(): boolean
  /** The raw value that could not be read completely, wherever it is; null if there is none any more or the storage refuses. */
  backup(): string | null
  /** Whether unregistered slices are stored. */
  hasOthers(): boolean
  /** The same object until something changes. */
  status(): PersistenceStatus
  /** Expiry dates and decisions; the same object until something changes. */
  keeping(): Keeping
  /** Whether the results of a section type are stored. */
  wordOf(type: string): KeepingWord
  /**
   * Decides whether the results of a section type are stored, in every tab; `asked` holds them back in this tab if the type asks for
   * consent, unless there is a decision. Takes effect with the next `sync`.
   */
  decide(type: string, word: KeepingWord): void
}
