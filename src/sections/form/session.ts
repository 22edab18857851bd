/** Reads a value of this tab’s session; null when there is none or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value for this tab’s session, or removes it (null). Where storage is blocked or full it does nothing. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    // The form works without; what was typed is then lost on a reload.
  }
}
