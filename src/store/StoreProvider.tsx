import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { OpenedStore } from './persistence.ts'
import { openedSharedStore, sharedStore } from './sharedStore.ts'

type StoreProviderProps = {
  /** A store other than the page’s own; given by tests. */
  opened?: OpenedStore
  children: ReactNode
}

/**
 * Gives the persisted store to what shows persisted state, and renders nothing until rehydration has ended (R5.10): nothing on the
 * server and nothing while hydrating, so that the two always agree, whatever this visitor has stored; at once where the store is ready.
 * Opens the page’s store when nobody has. Several may stand on one page; they share it.
 */
export function StoreProvider({ opened, children }: StoreProviderProps) {
  const subscribe = useCallback((listener: () => void) => (opened ?? sharedStore()).subscribe(listener), [opened])
  const rehydrated = useSyncExternalStore(
    subscribe,
    () => unlessOpening(opened ?? openedSharedStore()),
    () => null,
  )

  if (!rehydrated) return null
  return (
    <OpenedStoreContext value={rehydrated}>
      <Provider store={rehydrated.store}>{children}</Provider>
    </OpenedStoreContext>
  )
}

function unlessOpening(opened: OpenedStore | undefined): OpenedStore | null {
  return opened && opened.status().state !== 'opening' ? opened : null
}
