import { type RawChange, rawChange } from '#src/node/review/changes/rawChange.ts'

/** The separators of the output of `git log`: fields of a commit, and commits. */
export const [FIELD, COMMIT] = ['\u001f', '\u001e']

/** The rows of git’s raw output among other lines; `folder` is the config folder in the repository, with a slash. */
export function rowsOf(listed: string, folder: string): RawChange[] {
  return listed.split('\n').flatMap((line) => {
    const [about = '', ...paths] = line.split('\t')
    return about.startsWith(':') && paths.length > 0 ? [rawChange(about, paths, folder)] : []
  })
}
