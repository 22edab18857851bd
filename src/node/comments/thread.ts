import type { Author } from './remark.ts'

/** A thread of comments. `place` is where its words are now, null if they are gone; `file` and `path` are where they were written. */
export type Thread = {
  id: string
  quote: string
  file: string
  path: string | null
  place: { file: string; section: number } | null
  isResolved: boolean
  remarks: { id: string; by: Author; at: number; text: string }[]
}
