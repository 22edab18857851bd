import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { OpenedStore } from './persistence.ts'
import { openedSharedStore, sharedStore } from './sharedStore.ts'

type StoreProviderProps = {
  /** Another store instead of the page’s; used by tests. */
  opened?: OpenedStore
  children: ReactNode
}

/**
 * Provides the persisted store, and renders nothing until rehydration has ended (R5.10): nothing on the server and nothing while hydrating,
 * so that both agree, whatever this visitor has stored; at once if the store is ready. Opens the page’s store if it is not open yet. A page
 * can have several, which share the store.
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
