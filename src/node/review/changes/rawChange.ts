import type { FileState, SiteChange } from './siteChange.ts'

/** A changed file of a commit: its paths relative to the config folder and its states; null if it does not exist. */
export type RawChange = Pick<SiteChange, 'from' | 'to' | 'before' | 'after'>

/**
 * A row of git’s raw output with full ids: `about` is such as `:100644 100644 1f… 2e… M`, followed by one path, or two for a moved file.
 * `folder` is the config folder in the repository, with a slash.
 */
export function rawChange(about: string, paths: readonly string[], folder: string): RawChange {
  const [oldMode = '', mode = '', oldBlob = '', blob = ''] = about.slice(1).split(' ')
  const [first, last] = [paths[0]!, paths.at(-1)!].map((path) => path.slice(folder.length))
  const [before, after] = [stateOf(oldMode, oldBlob), stateOf(mode, blob)]
  return { from: before && first!, to: after && last!, before, after }
}

function stateOf(mode: string, blob: string): FileState {
  // The id of a file that does not exist.
  return [...blob].every((digit) => digit === '0') ? null : { mode, blob }
}
