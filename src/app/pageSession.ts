import { siteKey } from '#src/site/base/siteKey.ts'

/** The session storage keys that pages keep or clear (R2.2). */
const SESSION_KEYS = { searchParams: 'searchParams', agreement: 'agreement' } as const

/**
 * Applies a page’s session rule (R2.2): `clear` removes the saved search parameters and agreement, `keep` saves the search parameters if
 * there are any. Does nothing if storage is blocked.
 */
export function keepSession(rule: 'clear' | 'keep', search: string): void {
  try {
    if (rule === 'clear') for (const key of Object.values(SESSION_KEYS)) sessionStorage.removeItem(siteKey(key))
    else if (search !== '') sessionStorage.setItem(siteKey(SESSION_KEYS.searchParams), search)
  } catch {
    // Without storage, nothing can be saved.
  }
}
