import { type Edit, applyEdits } from 'jsonc-parser'

/**
 * What happens to one file. Paths are those below the config folder; `from` is null for a file that is created, `to` for one that is
 * removed, and both differ for one that moves. `before` is its text (empty when it is created), `edits` are in terms of that text and do
 * not overlap.
 */
export type Change = { from: string | null; to: string | null; before: string; edits: Edit[] }

/** A planned change: the files that change and what else is worth saying, or, in one line, why it cannot be done. */
export type Plan = { changes: Change[]; notes: string[] } | { failure: string }

/** The text of a file after its change. */
export function textAfter({ before, edits }: Pick<Change, 'before' | 'edits'>): string {
  return applyEdits(before, edits)
}
