/**
 * Whether the results of a section type are stored. `asked`: the visitor has not answered yet, and what is stored stays as it is. A type
 * without a word of the visitor is kept.
 */
export type KeepingWord = 'kept' | 'notKept' | 'asked'

/** A decision about a section type, and when it was made, in milliseconds since 1970: of two tabs, the later one holds. */
export type Decision = { word: Exclude<KeepingWord, 'asked'>; at: number }

/**
 * Until when each stored slice that is registered is kept, and the copy of what could not be read, in milliseconds since 1970; and what the
 * visitor decided about section types, registered or not.
 */
export type Keeping = { until: Record<string, number>; copyUntil?: number; decisions: Record<string, Decision> }

/** Nothing is stored, and nobody has decided anything. */
export const NOTHING_KEPT: Keeping = { until: {}, decisions: {} }
