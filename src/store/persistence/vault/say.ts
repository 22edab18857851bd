import type { Keeping } from '#src/store/persistence/Keeping.ts'
import type { PersistenceStatus, StatusWord } from '#src/store/persistence/PersistenceStatus.ts'
import { textOf } from '#src/store/persistence/textOf.ts'
import type { VaultState } from './vaultState.ts'

/** Sets the status, and announces it if it changed; `setAside` stays unless given. */
export function say(vault: VaultState, word: StatusWord, setAside = vault.status.setAside): void {
  const next: PersistenceStatus = { ...word, setAside }
  if (textOf(next) === textOf(vault.status)) return
  vault.status = next
  vault.announce()
}

/** Sets expiry dates and decisions, and announces them if they changed. */
export function note(vault: VaultState, next: Keeping): void {
  if (textOf(next) === textOf(vault.keeping)) return
  vault.keeping = next
  vault.announce()
}
