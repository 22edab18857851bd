import type { ScoutCell } from './ScoutRow.ts'

/** Values below this confidence are shown as doubtful; chosen so that a value with a pattern or a heading behind it counts as sure. */
export const SURE_FROM = 0.7

/** What is said of a cell: nothing for a sure one, and whether the visitor wrote it (nobody read it anywhere, and it is certain). */
export function markOf({ value, confidence, line, source }: ScoutCell): 'sure' | 'doubtful' | 'unread' | 'edited' {
  if (value.trim() === '') return 'unread'
  if (confidence === 1 && line === null && source === '') return 'edited'
  return confidence >= SURE_FROM ? 'sure' : 'doubtful'
}
