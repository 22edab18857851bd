import type { StoredState } from '#src/store/results.ts'
import { type Keeping, NOTHING_KEPT } from '#src/store/persistence/Keeping.ts'
import { NO_OTHERS, type Others } from '#src/store/persistence/others.ts'
import { OPENING, type PersistenceStatus } from '#src/store/persistence/PersistenceStatus.ts'
import { createRecent, type Recent, type Value } from '#src/store/persistence/revisions.ts'
import type { VaultOptions } from '#src/store/persistence/Vault.ts'

/** What the stored value was when this tab last looked: its raw text, what is in it, and the line of values it descends from. */
type Seen = Value & { raw: string | null; line: readonly string[] }

/** All that a vault knows, and what it works with. The functions beside this file change it in place. */
export type VaultState = Omit<VaultOptions, 'area'> & {
  /** Undefined when the browser refuses it. */
  storage: VaultOptions['area']
  status: PersistenceStatus
  seen: Seen
  /** The state of this tab that is to be stored; undefined before there is one. */
  staged: StoredState | undefined
  /** What this tab carries for slices that are not registered. */
  others: Others
  phase: 'waiting' | 'given-up' | 'answered'
  hasGivenUp: boolean
  /** Deleting while the first read is under way makes its answer void. */
  isVoid: boolean
  /** What is stored is damaged in part or in whole, and copied aside: the next sync replaces it even if no slice has changed. */
  isHealing: boolean
  /** What is stored lacks a date or a decision, or holds what has expired: the next sync replaces it too. */
  isStale: boolean
  keeping: Keeping
  /** The section types whose visitor is being asked: this tab alone knows. */
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
