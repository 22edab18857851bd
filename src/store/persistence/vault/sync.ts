import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { storable } from '#src/store/persistence/storable.ts'
import { absorb, commonGround } from './absorb.ts'
import { look } from './look.ts'
import { say } from './say.ts'
import type { VaultState } from './vaultState.ts'
import { wordOf } from './wordOf.ts'
import { write } from './write.ts'

/**
 * Synchronizes storage, other tabs’ changes and the staged state. `removed` says that another tab has deleted the stored state: staged
 * changes are then dropped.
 */
export function sync(vault: VaultState, removed?: 'removed'): void {
  const { storage, staged, seen: before } = vault
  if (!storage || vault.phase !== 'answered' || !staged) return
  try {
    const raw = storage.getItem(ROOT_KEY)
    // An asynchronous storage cannot be read here; its value is assumed to be the one last seen.
    const isNews = raw !== before.raw
    if ((raw === null || typeof raw === 'string') && (isNews || isOver(vault))) {
      const mine = storable(vault.registered, staged, before.slices, (type) => wordOf(vault, type))
      look(vault, raw)
      const base = isNews ? commonGround(vault, before) : before
      absorb(vault, removed && raw === null ? { slices: mine, others: vault.others } : base, mine)
    }
    write(vault, vault.staged ?? staged)
  } catch {
    say(vault, { state: 'memory-only', why: 'blocked' })
  }
}

/** Whether something has expired, which can happen in a tab that stays open for weeks. */
function isOver({ keeping, others }: VaultState): boolean {
  const dates = [...Object.values(keeping.until), ...Object.values(others).flatMap(({ until }) => until ?? [])]
  return dates.some((until) => until <= Date.now())
}
