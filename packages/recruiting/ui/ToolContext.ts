import { createContext, useContext } from 'react'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Tool } from './useTool.ts'

/** The interface texts of the surrounding tool. A part of a tool may override some of them. */
export const ToolWordsContext = createContext<ToolWords | null>(null)

/** The surrounding tool: its input, its state, and its actions. */
export const ToolContext = createContext<Tool | null>(null)

/** The interface texts of the surrounding tool. Throws outside a tool. */
export function useToolWords(): ToolWords {
  return inTool(useContext(ToolWordsContext))
}

/** The surrounding tool. Throws outside one. */
export function useToolAround(): Tool {
  return inTool(useContext(ToolContext))
}

function inTool<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This is part of a tool and needs a ToolFrame above it.')
  return value
}
