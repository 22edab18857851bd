import { BACKUP_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

/**
 * Until when the raw value under the backup key is kept, all in milliseconds: `date` if it has one, `term` from `now` at most; undefined
 * when there is none. One whose time is over is deleted: it holds what could not be read, but somebody has written it.
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
    // A storage that refuses is spoken of where the state is stored.
  }
  return undefined
}
