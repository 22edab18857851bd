import type { ToolType } from '#src/contract/toolType.ts'
import type { RootState } from './rootReducer.ts'
import { TOOL_SLICES } from './slices/index.ts'
import { useAppSelector } from './useAppSelector.ts'

/** What is kept of a tool: its last result, empty when there is none. Throws outside a StoreProvider. */
export function useToolResult<Tool extends ToolType>(tool: Tool): RootState[(typeof TOOL_SLICES)[Tool]] {
  return useAppSelector((state) => state[TOOL_SLICES[tool]])
}
