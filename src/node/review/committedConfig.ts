import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit } from '#src/node/git/askGit.ts'
import { revisions } from '#src/node/diff/revisions.ts'

/** A copy of the config folder at the last commit; null if the commit does not contain it. `hash` is the commit. A failure is one line. */
export type CommittedConfig = { configDir: string | null; hash: string } | { failure: string }

type Copy = { into: string; hash: string; found: Promise<CommittedConfig> }

/** One copy per config folder, of its last known commit. */
const copies = new Map<string, Copy>()
let isSwept = false

/** Sequential, because several callers may ask before there is a copy. */
let last: Promise<unknown> = Promise.resolve()

/** A copy of a config folder at the last commit; it exists until this process exits or a new commit is made. */
export function committedConfig(configDir: string): Promise<CommittedConfig> {
  const turn = last.then(() => copyOf(configDir))
  last = turn.catch(() => undefined)
  return turn
}

async function copyOf(configDir: string): Promise<CommittedConfig> {
  const hash = await askGit(configDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']).then(
    (text) => text.trim(),
    () => '',
  )
  const known = copies.get(configDir)
  if (known && hash !== '' && known.hash === hash) return known.found
  if (known) rmSync(known.into, { recursive: true, force: true })
  if (!isSwept) process.once('exit', () => [...copies.values()].forEach(({ into }) => rmSync(into, { recursive: true, force: true })))
  isSwept = true
  const into = mkdtempSync(join(tmpdir(), 'config-committed-'))
  const found = revisions(configDir, 'HEAD', into).then((read): CommittedConfig =>
    'failure' in read ? read : { configDir: read.before.configDir, hash },
  )
  copies.set(configDir, { into, hash, found })
  return found
}
