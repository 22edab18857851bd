import { ROOT_KEY } from './persistence/keys.ts'

/**
 * Whether the store has a value to rehydrate before the application starts. Cheap: imports nothing of the store and reads one key. False if
 * storage is blocked.
 */
export function hasPersistedState(window: Pick<Window, 'localStorage'>): boolean {
  try {
    return window.localStorage.getItem(ROOT_KEY) !== null
  } catch {
    return false
  }
}
