import { NOTHING_KEPT } from '#src/store/persistence/Keeping.ts'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { NO_OTHERS } from '#src/store/persistence/others.ts'
import { newRevision } from '#src/store/persistence/revisions.ts'
import { note, say } from './say.ts'
import type { VaultState } from './vaultState.ts'

/**
 * Deletes everything stored, and restarts from the initial state. False if the storage refused. Unregistered slices are deleted, too: a
 * visitor who deletes everything can neither see them nor delete them in another way.
 */
export function forget(vault: VaultState): boolean {
  const { storage, status } = vault
  const { initial } = vault.registered
  vault.isVoid ||= vault.phase !== 'answered'
  if (!storage) return true
  const isForeign = status.state === 'memory-only' && status.why === 'foreign'
  try {
    if (!isForeign) storage.removeItem(ROOT_KEY)
    storage.removeItem(BACKUP_KEY)
    const left = storage.getItem(isForeign ? BACKUP_KEY : ROOT_KEY)
    if (typeof left === 'string') return false
  } catch {
    return false
  }
  if (isForeign) return true
  // Not the revision of an untouched storage: a tab that missed the deletion must not mistake this for a simultaneous start.
  vault.seen = { raw: null, slices: initial, others: NO_OTHERS, line: [newRevision()] }
  vault.recent.add(vault.seen.line[0], vault.seen)
  if (vault.staged) vault.staged = initial
  vault.others = NO_OTHERS
  vault.isHealing = false
  vault.isStale = false
  vault.asked.clear()
  note(vault, NOTHING_KEPT)
  if (vault.phase !== 'waiting') vault.phase = 'answered'
  say(vault, { state: vault.phase === 'waiting' ? 'opening' : 'kept' }, 'nothing')
  return true
}
