import type { StoredState } from '#src/store/results.ts'
import { NO_OTHERS } from '#src/store/persistence/others.ts'
import { absorb } from './absorb.ts'
import { look } from './look.ts'
import { say } from './say.ts'
import { sync } from './sync.ts'
import type { VaultState } from './vaultState.ts'

/** Handles the response of the first read; returns the stored state, undefined if there is none. A late one is merged with the state. */
export function answer(vault: VaultState, raw: string | null): StoredState | undefined {
  const isLate = vault.phase === 'given-up'
  vault.phase = 'answered'
  if (vault.isVoid) {
    say(vault, { state: 'kept' })
    return undefined
  }
  look(vault, raw)
  const { staged, registered } = vault
  if (isLate && staged) {
    absorb(vault, { slices: registered.initial, others: NO_OTHERS }, staged)
    sync(vault)
  } else vault.others = vault.seen.others
  return raw === null ? undefined : vault.seen.slices
}

/** Handles a refusing storage: everything is kept in memory. */
export function refuse(vault: VaultState): undefined {
  vault.phase = 'answered'
  vault.storage = undefined
  say(vault, { state: 'memory-only', why: 'blocked' })
}
