import { TOOL_SLICES } from '#src/store/slices/index.ts'
import type { ToolType } from '#src/contract/toolType.ts'
import type { Keeping } from './Keeping.ts'

type Decisions = Keeping['decisions']

/** The decisions of two tabs as one: about each tool the later one. */
export function laterDecisions(mine: Decisions, theirs: Decisions): Decisions {
  const tools = (Object.keys(TOOL_SLICES) as ToolType[]).filter((tool) => mine[tool] ?? theirs[tool])
  const later = (tool: ToolType) => ((mine[tool]?.at ?? 0) > (theirs[tool]?.at ?? 0) ? mine[tool] : theirs[tool])
  return Object.fromEntries(tools.map((tool) => [tool, later(tool)]))
}
