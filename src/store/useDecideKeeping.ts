import { useCallback, useContext } from 'react'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { KeepingWord } from './persistence/Keeping.ts'
import { sharedStore } from './sharedStore.ts'

/** Decides whether the results of a section type are stored; like `useAppDispatch`, it works without a StoreProvider. */
export function useDecideKeeping(): (type: string, word: KeepingWord) => void {
  const opened = useContext(OpenedStoreContext)
  return useCallback((type, word) => (opened ?? sharedStore()).decide(type, word), [opened])
}
