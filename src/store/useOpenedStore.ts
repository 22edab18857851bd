import { useContext } from 'react'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { OpenedStore } from './persistence.ts'

/** The opened store, for `clearAll`. Throws outside a StoreProvider. */
export function useOpenedStore(): OpenedStore {
  const opened = useContext(OpenedStoreContext)
  if (!opened) throw new Error('useOpenedStore needs a StoreProvider above it.')
  return opened
}
