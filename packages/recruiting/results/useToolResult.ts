import recruiting, { type RootState } from '#packages/recruiting/results.ts'
import { useAppSelector } from './useAppSelector.ts'

const { resultOf } = recruiting

/** The stored state of a tool: its last result, empty if there is none. Throws outside a StoreProvider. */
export function useToolResult<Tool extends keyof typeof resultOf>(tool: Tool): RootState[(typeof resultOf)[Tool]] {
  return useAppSelector((state) => state[resultOf[tool]])
}
