import { gitBytes } from './runGit.ts'

/** The contents of blobs of a repository, by their ids. Rejects like `execFile`; an unknown id is left out. */
export async function readBlobs(dir: string, ids: Iterable<string>): Promise<Map<string, Buffer>> {
  const asked = [...new Set(ids)]
  const found = new Map<string, Buffer>()
  if (asked.length === 0) return found
  const stdout = await gitBytes(dir, ['cat-file', '--batch'], { input: `${asked.join('\n')}\n` })
  let at = 0
  while (at < stdout.length) {
    const end = stdout.indexOf(10, at)
    const [id = '', kind, size] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    // The answer for an unknown id is one line.
    if (kind === 'missing' || size === undefined) continue
    found.set(id, stdout.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
  return found
}
