import { findDateRanges } from './findDateRanges.ts'

/** Whether a text contains a date or a range of dates. */
export function hasDate(text: string): boolean {
  return /\d{2}/.test(text) && findDateRanges(text).length > 0
}
