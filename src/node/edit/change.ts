import { type Edit, applyEdits } from 'jsonc-parser'

/**
 * A change of one file. Paths are relative to the config folder; `from` is null for a new file, `to` for a deleted one, and they differ for
 * a moved one. `before` is its text (empty for a new file); `edits` refer to that text and do not overlap.
 */
export type Change = { from: string | null; to: string | null; before: string; edits: Edit[] }

/** A planned change: the changed files and notes for the author, or the reason in one line why it is impossible. */
export type Plan = { changes: Change[]; notes: string[] } | { failure: string }

/** The text of a file after its change. */
export function textAfter({ before, edits }: Pick<Change, 'before' | 'edits'>): string {
  return applyEdits(before, edits)
}
