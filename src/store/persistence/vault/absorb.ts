import { adopted } from '#src/store/actions.ts'
import type { StoredState } from '#src/store/results.ts'
import { joinSeen } from '#src/store/persistence/joinSeen.ts'
import { joinOthers, NO_OTHERS } from '#src/store/persistence/others.ts'
import type { Value } from '#src/store/persistence/revisions.ts'
import type { VaultState } from './vaultState.ts'
import { wordOf } from './wordOf.ts'

/** Represents the ancestors of a value that replaced a damaged one. */
export const AFTER_DAMAGE = 'damaged'

/** The common ancestor of the seen value and the staged state, which were last in sync at `before`. */
export function commonGround({ recent, seen, registered }: VaultState, before: Value): Value {
  // A value that replaced a damaged one lacks what could not be read; that is not a removal.
  const start = seen.line.includes(AFTER_DAMAGE) ? { slices: registered.initial, others: NO_OTHERS } : before
  return recent.ancestor(seen.line.slice(1)) ?? start
}

/**
 * Merges the seen value with this tab’s state, which has diverged since `base`, and dispatches the difference to the store. `mine` is what
 * this tab would have stored.
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
