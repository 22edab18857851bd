import { useSyncExternalStore } from 'react'
import type { KeepingWord } from './persistence/Keeping.ts'
import { useOpenedStore } from './useOpenedStore.ts'

/**
 * Whether the results of a section type are stored, and the expiry date of a stored one, in milliseconds since 1970; undefined if none is
 * stored. Renders again when that changes. Throws outside a StoreProvider.
 */
export function useKeeping(type: string): { word: KeepingWord; until: number | undefined; decide(word: KeepingWord): void } {
  const { subscribe, keeping, wordOf, decide, registered } = useOpenedStore()
  const name = registered.resultOf[type]
  const getUntil = () => (name === undefined ? undefined : keeping().until[name])
  const getWord = () => wordOf(type)
  return {
    word: useSyncExternalStore(subscribe, getWord, getWord),
    until: useSyncExternalStore(subscribe, getUntil, getUntil),
    decide: (word) => decide(type, word),
  }
}
