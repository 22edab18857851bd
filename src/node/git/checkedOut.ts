import { forEachConcurrently } from '#src/node/files/forEachConcurrently.ts'
import { gitBytes } from './runGit.ts'

/** The number of git processes at a time. */
const AT_ONCE = 4

/**
 * Stored contents as a checkout writes them at their paths, which are relative to the top folder `dir` of a repository: with the line ends
 * and filters of `.gitattributes`, such as those of Git LFS. Rejects like `execFile`, also if a filter fails.
 */
export async function checkedOut(dir: string, files: Iterable<{ path: string; blob: string }>): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  await forEachConcurrently(AT_ONCE, files, async ({ path, blob }) => {
    found.set(path, await gitBytes(dir, ['cat-file', '--filters', `--path=${path}`, blob]))
  })
  return found
}
