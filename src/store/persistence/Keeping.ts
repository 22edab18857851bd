/**
 * Whether the results of a section type are stored. `asked`: the visitor has not answered yet, and the stored value stays unchanged. A type
 * without a decision is stored.
 */
export type KeepingWord = 'kept' | 'notKept' | 'asked'

/** A decision about a section type, and its time, in milliseconds since 1970: of two tabs, the later one wins. */
export type Decision = { word: Exclude<KeepingWord, 'asked'>; at: number }

/**
 * Expiry dates of stored registered slices, and of the backup, in milliseconds since 1970; and the visitor’s decisions about section types,
 * registered or not.
 */
export type Keeping = { until: Record<string, number>; copyUntil?: number; decisions: Record<string, Decision> }

/** Nothing is stored, and there are no decisions. */
export const NOTHING_KEPT: Keeping = { until: {}, decisions: {} }
