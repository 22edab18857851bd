/** A month of a year; `month` is 1 to 12, or null if only the year is written. */
export type YearMonth = { year: number; month: number | null }

/** A range of dates. `end` is `present` if it is ongoing; a missing start or end is null. `text` is as in the document. */
export type DateRange = { start: YearMonth | null; end: YearMonth | 'present' | null; text: string }
