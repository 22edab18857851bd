import type { Keeping } from '#src/store/persistence/Keeping.ts'
import type { PersistenceStatus, StatusWord } from '#src/store/persistence/PersistenceStatus.ts'
import { textOf } from '#src/store/persistence/textOf.ts'
import type { VaultState } from './vaultState.ts'

/** Sets the status, and announces it where it is news; how much was set aside stays unless given. */
export function say(vault: VaultState, word: StatusWord, setAside = vault.status.setAside): void {
  const next: PersistenceStatus = { ...word, setAside }
  if (textOf(next) === textOf(vault.status)) return
  vault.status = next
  vault.announce()
}

/** Sets until when results are kept and what was decided, and announces it where it is news. */
export function note(vault: VaultState, next: Keeping): void {
  if (textOf(next) === textOf(vault.keeping)) return
  vault.keeping = next
  vault.announce()
}
