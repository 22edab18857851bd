import { BACKUP_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * Copies a raw value to the backup key, replacing an earlier backup. Whether the backup is safe: false if there is no room or the storage
 * refuses.
 */
export function copyAside(storage: StorageArea, raw: string): boolean {
  try {
    if (storage.getItem(BACKUP_KEY) === raw) return true
    storage.setItem(BACKUP_KEY, raw)
    // An asynchronous storage is trusted.
    const copy = storage.getItem(BACKUP_KEY)
    return typeof copy === 'string' ? copy === raw : copy !== null
  } catch {
    return false
  }
}
