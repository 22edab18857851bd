import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit } from '#src/node/git/askGit.ts'
import { revisions } from '#src/node/diff/revisions.ts'

/**
 * A copy of the config folder at a commit; `configDir` is null if the commit does not contain it. `hash` is the commit, empty if the
 * repository has none yet. A failure is one line.
 */
export type CommittedConfig = { configDir: string | null; hash: string } | { failure: string }

type Copy = { into: string; found: Promise<CommittedConfig> }

/** Copies by config folder and commit: the last commit, and the ones that were shown last. */
const copies = new Map<string, Copy>()
const MOST_COPIES = 6
let isSwept = false

/** Sequential, because several callers may ask before there is a copy. */
let last: Promise<unknown> = Promise.resolve()

/**
 * A copy of a config folder at the last commit, or at another one; it exists until this process exits or several other commits have been
 * copied.
 */
export function committedConfig(configDir: string, commit = 'HEAD'): Promise<CommittedConfig> {
  const turn = last.then(() => copyOf(configDir, commit))
  last = turn.catch(() => undefined)
  return turn
}

async function copyOf(configDir: string, commit: string): Promise<CommittedConfig> {
  const hash = await askGit(configDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]).then(
    (text) => text.trim(),
    () => '',
  )
  if (hash === '' && (await isUnborn(configDir))) return { configDir: null, hash }
  const key = JSON.stringify([configDir, hash])
  const known = copies.get(key)
  copies.delete(key)
  if (known && hash !== '') {
    copies.set(key, known)
    return known.found
  }
  if (known) remove(known)
  if (!isSwept) process.once('exit', () => [...copies.values()].forEach(remove))
  isSwept = true
  const into = mkdtempSync(join(tmpdir(), 'config-committed-'))
  const found = revisions(configDir, hash || commit, into).then((read): CommittedConfig =>
    'failure' in read ? read : { configDir: read.before.configDir, hash },
  )
  const copy = { into, found }
  copies.set(key, copy)
  // Another time it may succeed, such as after a lack of space.
  const forget = () => {
    if (copies.get(key) === copy) copies.delete(key)
    remove(copy)
  }
  void found.then((read) => 'failure' in read && forget(), forget)
  const [oldest] = copies
  if (copies.size > MOST_COPIES && oldest) {
    copies.delete(oldest[0])
    remove(oldest[1])
  }
  return found
}

/** Whether the current branch has no commit yet. */
async function isUnborn(configDir: string): Promise<boolean> {
  const branch = await askGit(configDir, ['symbolic-ref', '--quiet', 'HEAD']).catch(() => '')
  if (branch === '') return false
  return askGit(configDir, ['show-ref', '--verify', '--quiet', '--', branch.trim()]).then(
    () => false,
    () => true,
  )
}

function remove({ into }: Copy): void {
  rmSync(into, { recursive: true, force: true })
}
