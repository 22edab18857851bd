import { useSyncExternalStore } from 'react'
import { wordFor } from './persistence/wordFor.ts'
import { useOpenedStore } from './useOpenedStore.ts'

/**
 * Whether a slice survives a reload: every section type that writes it may be stored, and the storage accepts it. Renders again when that
 * changes. Throws outside a StoreProvider.
 */
export function useIsKept(name: string): boolean {
  const { subscribe, status, keeping, wordOf, registered } = useOpenedStore()
  const isKept = () => status().state === 'kept' && wordFor(registered, name, wordOf) === 'kept' && keeping().until[name] !== undefined
  return useSyncExternalStore(subscribe, isKept, () => false)
}
