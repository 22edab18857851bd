import { useSyncExternalStore } from 'react'
import { OPENING, type PersistenceStatus } from './persistence/PersistenceStatus.ts'
import { useOpenedStore } from './useOpenedStore.ts'

/** Whether results survive a reload, and why not; renders again when that changes. Throws outside a StoreProvider. */
export function usePersistenceStatus(): PersistenceStatus {
  const { subscribe, status } = useOpenedStore()
  return useSyncExternalStore(subscribe, status, () => OPENING)
}
