import { createContext, useContext } from 'react'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Tool } from './useTool.ts'

/** The small words of the tool around. Part of a tool may say some of them in another way. */
export const ToolWordsContext = createContext<ToolWords | null>(null)

/** The tool around: what it was given, what it does, and what can be asked of it. */
export const ToolContext = createContext<Tool | null>(null)

/** The small words of the tool around. Throws outside a tool. */
export function useToolWords(): ToolWords {
  return inTool(useContext(ToolWordsContext))
}

/** The tool around. Throws outside one. */
export function useToolAround(): Tool {
  return inTool(useContext(ToolContext))
}

function inTool<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This is part of a tool and needs a ToolFrame above it.')
  return value
}
