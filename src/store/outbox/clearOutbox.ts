import { outboxKey } from './outboxKey.ts'

/** Deletes all unsent messages of this site from the browser (S14). Throws if the browser refuses. */
export function clearOutbox({ localStorage, document }: Pick<Window, 'localStorage' | 'document'>): void {
  const begin = outboxKey(document)
  for (const key of Object.keys(localStorage)) if (key.startsWith(begin)) localStorage.removeItem(key)
}
