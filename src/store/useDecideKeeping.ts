import { useCallback, useContext } from 'react'
import type { ToolType } from '#src/contract/toolType.ts'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { KeepingWord } from './persistence/Keeping.ts'
import { sharedStore } from './sharedStore.ts'

/** Decides whether the results of a tool are stored; like `useAppDispatch` it may be used where no StoreProvider is above. */
export function useDecideKeeping(): (tool: ToolType, word: KeepingWord) => void {
  const opened = useContext(OpenedStoreContext)
  return useCallback((tool, word) => (opened ?? sharedStore()).decide(tool, word), [opened])
}
