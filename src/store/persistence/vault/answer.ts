import type { StoredState } from '#src/store/results.ts'
import { NO_OTHERS } from '#src/store/persistence/others.ts'
import { absorb } from './absorb.ts'
import { look } from './look.ts'
import { say } from './say.ts'
import { sync } from './sync.ts'
import type { VaultState } from './vaultState.ts'

/** Takes the answer of the first read; gives the stored state, undefined when there is none. A late one is joined to the state. */
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

/** Takes it that the storage refuses: everything lives in memory. */
export function refuse(vault: VaultState): undefined {
  vault.phase = 'answered'
  vault.storage = undefined
  say(vault, { state: 'memory-only', why: 'blocked' })
}
