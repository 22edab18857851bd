import type { Loaded } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * The result of an edit. `written`: it is on disk, or would be without a dry run. `refused`: it is impossible; `message` gives the reason.
 * `conflict`: the content of a file is not the one that the edit is based on. `invalid`: the site would have new errors. `problems` are
 * those that the edit causes, including warnings; `hash` is that of the file afterwards, or after a dry run as it would be; empty if the
 * file cannot be read or if there are several. `loaded` is the site with the edit, from the validation.
 */
export type EditResult = {
  status: 'written' | 'refused' | 'conflict' | 'invalid'
  message?: string
  problems: Problem[]
  hash: string
  loaded?: Loaded | undefined
}

/** The result of an edit that is impossible, for the reason in `message`. */
export function refusedEdit(message: string): EditResult {
  return { status: 'refused', message, problems: [], hash: '' }
}
