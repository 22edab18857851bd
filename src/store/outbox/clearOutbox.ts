import { outboxKey } from './outboxKey.ts'

/** Deletes every message of this site that waits in the browser (S14). Throws when the browser refuses. */
export function clearOutbox({ localStorage, document }: Pick<Window, 'localStorage' | 'document'>): void {
  const begin = outboxKey(document)
  for (const key of Object.keys(localStorage)) if (key.startsWith(begin)) localStorage.removeItem(key)
}
