import type { StoredState } from '#src/store/results.ts'
import { type Keeping, NOTHING_KEPT } from '#src/store/persistence/Keeping.ts'
import { NO_OTHERS, type Others } from '#src/store/persistence/others.ts'
import { OPENING, type PersistenceStatus } from '#src/store/persistence/PersistenceStatus.ts'
import { createRecent, type Recent, type Value } from '#src/store/persistence/revisions.ts'
import type { VaultOptions } from '#src/store/persistence/Vault.ts'

/** The stored value as last seen by this tab: its raw text, its content, and its line of descent. */
type Seen = Value & { raw: string | null; line: readonly string[] }

/** The vault’s state and dependencies. The functions next to this file change it in place. */
export type VaultState = Omit<VaultOptions, 'area'> & {
  /** Undefined if the browser refuses it. */
  storage: VaultOptions['area']
  status: PersistenceStatus
  seen: Seen
  /** This tab’s state to be stored; undefined before there is one. */
  staged: StoredState | undefined
  /** The unregistered slices held by this tab. */
  others: Others
  phase: 'waiting' | 'given-up' | 'answered'
  hasGivenUp: boolean
  /** Deleting during the first read invalidates its response. */
  isVoid: boolean
  /** The stored value is partly or completely damaged, and backed up: the next sync replaces it even if no slice has changed. */
  isHealing: boolean
  /** The stored value lacks a date or a decision, or contains expired slices: the next sync replaces it, too. */
  isStale: boolean
  keeping: Keeping
  /** The section types whose visitor is being asked; only this tab knows. */
  asked: Set<string>
  recent: Recent
}

/** A vault that has read nothing yet. */
export function vaultState({ area, ...options }: VaultOptions): VaultState {
  return {
    ...options,
    storage: area,
    status: OPENING,
    seen: { raw: null, slices: options.registered.initial, others: NO_OTHERS, line: [] },
    staged: undefined,
    others: NO_OTHERS,
    phase: 'waiting',
    hasGivenUp: false,
    isVoid: false,
    isHealing: false,
    isStale: false,
    keeping: NOTHING_KEPT,
    asked: new Set(),
    recent: createRecent(),
  }
}
