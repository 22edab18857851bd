import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import type { VaultState } from './vaultState.ts'

/** The raw value that could not be read completely, wherever it is; null if there is none any more or the storage refuses. */
export function backup({ storage, status }: VaultState): string | null {
  try {
    // A value that could not be copied is where it was.
    const isLeft = status.state === 'memory-only' && status.why === 'no-backup'
    const raw = storage?.getItem(isLeft ? ROOT_KEY : BACKUP_KEY)
    return typeof raw === 'string' ? raw : null
  } catch {
    return null
  }
}
