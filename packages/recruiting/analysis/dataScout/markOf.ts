import type { ScoutCell } from './ScoutRow.ts'

/** Values below this confidence are shown as doubtful. Values that match a pattern or are below a heading count as sure. */
export const SURE_FROM = 0.7

/** The mark of a cell. A value that is certain but has no source was typed by the visitor (`edited`). */
export function markOf({ value, confidence, line, source }: ScoutCell): 'sure' | 'doubtful' | 'unread' | 'edited' {
  if (value.trim() === '') return 'unread'
  if (confidence === 1 && line === null && source === '') return 'edited'
  return confidence >= SURE_FROM ? 'sure' : 'doubtful'
}
