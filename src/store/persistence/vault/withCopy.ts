import { copyUntil } from '#src/store/persistence/copyUntil.ts'
import type { Keeping } from '#src/store/persistence/Keeping.ts'
import type { VaultState } from './vaultState.ts'

/** The same with the expiry date of the backup, if there is one; `date` is the stored one. */
export function withCopy({ storage, term }: VaultState, next: Omit<Keeping, 'copyUntil'>, date: number | undefined): Keeping {
  const until = storage && copyUntil(storage, date, { now: Date.now(), term })
  return until === undefined ? next : { ...next, copyUntil: until }
}
