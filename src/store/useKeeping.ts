import { useSyncExternalStore } from 'react'
import type { ToolType } from '#src/contract/toolType.ts'
import type { KeepingWord } from './persistence/Keeping.ts'
import { TOOL_SLICES } from './slices/index.ts'
import { useOpenedStore } from './useOpenedStore.ts'

/**
 * Whether the results of a tool are stored, and until when the one that is stored is kept, in milliseconds since 1970; undefined when none
 * is. Renders again when that changes. Throws outside a StoreProvider.
 */
export function useKeeping(tool: ToolType): { word: KeepingWord; until: number | undefined; decide(word: KeepingWord): void } {
  const { subscribe, keeping, wordOf, decide } = useOpenedStore()
  const getUntil = () => keeping().until[TOOL_SLICES[tool]]
  const getWord = () => wordOf(tool)
  return {
    word: useSyncExternalStore(subscribe, getWord, getWord),
    until: useSyncExternalStore(subscribe, getUntil, getUntil),
    decide: (word) => decide(tool, word),
  }
}
