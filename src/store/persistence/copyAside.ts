import { BACKUP_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * Copies a raw value under the backup key, in the place of what is there. Whether it is safe there: false when there is no room or the
 * storage refuses.
 */
export function copyAside(storage: StorageArea, raw: string): boolean {
  try {
    if (storage.getItem(BACKUP_KEY) === raw) return true
    storage.setItem(BACKUP_KEY, raw)
    // A storage that answers later is believed.
    const copy = storage.getItem(BACKUP_KEY)
    return typeof copy === 'string' ? copy === raw : copy !== null
  } catch {
    return false
  }
}
