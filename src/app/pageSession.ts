/** Keys of session storage that the apply page uses (R2.2). */
export const SESSION_KEYS = { searchParams: 'searchParams', agreement: 'agreement' } as const

/**
 * Applies a page’s session rule: `clear` forgets the saved search parameters and agreement, `keep` saves the search parameters when there
 * are any. Storage that is blocked is passed over.
 */
export function keepSession(rule: 'clear' | 'keep', search: string): void {
  try {
    if (rule === 'clear') for (const key of Object.values(SESSION_KEYS)) sessionStorage.removeItem(key)
    else if (search !== '') sessionStorage.setItem(SESSION_KEYS.searchParams, search)
  } catch {
    // Without storage there is nothing to keep or to clear.
  }
}
