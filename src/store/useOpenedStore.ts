import { useContext } from 'react'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { OpenedStore } from './persistence.ts'
import type { StoredState } from './results.ts'

/** The opened store, for `clearAll`; a package specifies its state. Throws outside a StoreProvider. */
export function useOpenedStore<State extends StoredState = StoredState>(): OpenedStore<State> {
  const opened = useContext(OpenedStoreContext)
  if (!opened) throw new Error('useOpenedStore needs a StoreProvider above it.')
  return opened as OpenedStore<State>
}
