import type { ToolType } from '#src/contract/toolType.ts'
import type { SliceName } from '#src/store/slices/index.ts'

/**
 * Whether the results of a tool are stored. `asked`: the visitor has not answered yet, and what is stored stays as it is. A tool without a
 * word of the visitor is kept.
 */
export type KeepingWord = 'kept' | 'notKept' | 'asked'

/** A decision about a tool, and when it was made, in milliseconds since 1970: of two tabs, the later one holds. */
export type Decision = { word: Exclude<KeepingWord, 'asked'>; at: number }

/**
 * Until when each stored slice is kept, and the copy of what could not be read, in milliseconds since 1970; and what the visitor decided
 * about tools.
 */
export type Keeping = { until: Partial<Record<SliceName, number>>; copyUntil?: number; decisions: Partial<Record<ToolType, Decision>> }

/** Nothing is stored, and nobody has decided anything. */
export const NOTHING_KEPT: Keeping = { until: {}, decisions: {} }
