import { BACKUP_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * The expiry date of the backup, in milliseconds: `date` if it has one, at most `term` from `now`; undefined if there is none. An expired
 * backup is deleted.
 */
export function copyUntil(
  storage: StorageArea,
  date: number | undefined,
  { now, term }: { now: number; term: number },
): number | undefined {
  try {
    if (typeof storage.getItem(BACKUP_KEY) !== 'string') return undefined
    const until = Math.min(date ?? Number.POSITIVE_INFINITY, now + term)
    if (until > now) return until
    storage.removeItem(BACKUP_KEY)
  } catch {
    // The storage’s refusal is reported when the state is stored.
  }
  return undefined
}
