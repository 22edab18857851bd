import { ROOT_KEY } from './persistence/keys.ts'

/**
 * Whether something is stored that the store should rehydrate before the app goes live. Cheap: imports nothing of the store, reads one
 * key. Blocked storage counts as nothing stored.
 */
export function hasPersistedState(window: Pick<Window, 'localStorage'>): boolean {
  try {
    return window.localStorage.getItem(ROOT_KEY) !== null
  } catch {
    return false
  }
}
