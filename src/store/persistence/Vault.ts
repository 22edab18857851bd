import type { adopted } from '#src/store/actions.ts'
import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { Keeping, KeepingWord } from './Keeping.ts'
import type { PersistenceStatus } from './PersistenceStatus.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * What a vault works with: what it keeps, the storage (undefined: refused), whose values are ours, and what to do when the state must
 * change. `term` is how long a result is kept after it was changed last, in milliseconds.
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
 * The stored copy of the state, and all rules about it. redux-persist says when something is to be stored; the vault alone decides
 * whether, and what: it never writes over a value that it has not read, joins what another tab wrote since, and leaves
 * what is stored as slices that are not registered as it is.
 */
export type Vault = {
  /**
   * Reads the stored state; undefined when there is none. Settles when the storage answers, unless `giveUp` was called before. Never
   * rejects.
   */
  open(): Promise<StoredState | undefined>
  /** Stops waiting for `open`: the state lives in memory, and a late answer is joined to it. Nothing when the answer has come. */
  giveUp(): void
  /** Takes note of the state that is to be stored. */
  stage(state: StoredState): void
  /**
   * Brings storage, other tabs’ changes and the staged state together, at once; may call `adopt`, so never call it from a reducer.
   * `removed` says that another tab has deleted the stored state: then nothing staged is kept.
   */
  sync(removed?: 'removed'): void
  /** Deletes all that is stored and its backup, and starts over from the initial state. False when the storage refused. */
  forget(): boolean
  /** The raw value that could not be read whole, wherever it is; null when there is none any more or the storage refuses. */
  backup(): string | null
  /** Whether something is stored as slices that are not registered. */
  hasOthers(): boolean
  /** The same object until something changes. */
  status(): PersistenceStatus
  /** Until when what is stored is kept, and what was decided; the same object until something changes. */
  keeping(): Keeping
  /** Whether the results of a section type are stored. */
  wordOf(type: string): KeepingWord
  /**
   * Decides whether the results of a section type are stored, in every tab; `asked` holds them back in this tab where the type asks first,
   * unless it is decided already. Takes hold with the next `sync`.
   */
  decide(type: string, word: KeepingWord): void
}
