/**
 * The storage: localStorage, or an object like it. The first read may be asynchronous, and may never settle; writing and removing are
 * synchronous. Every call may throw.
 */
export type StorageArea = {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** The number of keys, if known. */
  readonly length?: number
}

/** The window’s local storage; undefined if the browser refuses it (blocked cookies, sandboxed frames) or has none. */
export function localArea(window: Pick<Window, 'localStorage'> | undefined): StorageArea | undefined {
  try {
    return window?.localStorage ?? undefined
  } catch {
    return undefined
  }
}
