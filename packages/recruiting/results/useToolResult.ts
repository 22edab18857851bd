import recruiting, { type RootState } from '#packages/recruiting/results.ts'
import { useAppSelector } from './useAppSelector.ts'

const { resultOf } = recruiting

/** What is kept of a tool: its last result, empty when there is none. Throws outside a StoreProvider. */
export function useToolResult<Tool extends keyof typeof resultOf>(tool: Tool): RootState[(typeof resultOf)[Tool]] {
  return useAppSelector((state) => state[resultOf[tool]])
}
