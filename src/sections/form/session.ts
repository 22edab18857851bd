import { siteKey } from '#src/site/base/siteKey.ts'

/** Reads a value from the session storage of this tab; null if there is none or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(siteKey(key))
  } catch {
    return null
  }
}

/** Stores a value for the session of this tab, or removes it (null). Does nothing if storage is blocked or full. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(siteKey(key))
    else window.sessionStorage.setItem(siteKey(key), value)
  } catch {
    // The form works without storage, but a reload loses the typed text.
  }
}
