import { adopted } from '#src/store/actions.ts'
import type { StoredState } from '#src/store/results.ts'
import { joinSeen } from '#src/store/persistence/joinSeen.ts'
import { joinOthers, NO_OTHERS } from '#src/store/persistence/others.ts'
import type { Value } from '#src/store/persistence/revisions.ts'
import type { VaultState } from './vaultState.ts'
import { wordOf } from './wordOf.ts'

/** Stands in for the ancestors of a value that was written in the place of a damaged one. */
export const AFTER_DAMAGE = 'damaged'

/** What the value that is seen and the staged state, last in step at `before`, have both come from. */
export function commonGround({ recent, seen, registered }: VaultState, before: Value): Value {
  // A value that took the place of a damaged one lacks what could not be read, which is not what somebody has removed.
  const start = seen.line.includes(AFTER_DAMAGE) ? { slices: registered.initial, others: NO_OTHERS } : before
  return recent.ancestor(seen.line.slice(1)) ?? start
}

/**
 * Joins what is seen to what this tab holds, which was changed apart from it since `base`, and hands the difference to the store. `mine` is
 * what this tab would have stored before it looked.
 */
export function absorb(vault: VaultState, base: Value, mine: StoredState): void {
  const { registered, seen, staged } = vault
  vault.others = joinOthers(base.others, vault.others, seen.others)
  if (!staged) return
  const joined = joinSeen(registered, {
    base: base.slices,
    mine,
    staged,
    seen: seen.slices,
    isGone: seen.raw === null,
    wordOf: (type) => wordOf(vault, type),
  })
  vault.staged = joined.staged
  if (Object.keys(joined.news).length > 0) vault.adopt(adopted(joined.news))
}
