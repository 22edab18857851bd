import type { Loaded } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * What became of an edit. `written`: it is on disk, or would be if it were no dry run. `refused`: it cannot be done, and `message` says
 * why. `conflict`: a file has another content than the one that the edit was made for. `invalid`: the site would have errors that it has
 * not now. `problems` are what the edit brings about, warnings too; `hash` is that of the file as it is now, or would be after a dry run;
 * empty where it cannot be read, and where there are several files. `loaded` is the site with what was written, as it was tried.
 */
export type EditResult = {
  status: 'written' | 'refused' | 'conflict' | 'invalid'
  message?: string
  diff: string
  problems: Problem[]
  hash: string
  loaded?: Loaded | undefined
}
