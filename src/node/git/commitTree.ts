import { runGit } from './runGit.ts'

/** The timeout of a signature, in milliseconds: a key can ask for its passphrase. */
const PATIENCE_MS = 120_000

/** Git could not sign a commit; `stderr` is its output. */
export class UnsignedCommit extends Error {
  readonly stderr: string
  constructor(cause: unknown) {
    super('The commit could not be signed.', { cause })
    const { stderr, killed } = cause as { stderr?: unknown; killed?: boolean }
    this.stderr = killed ? 'there was no signature within two minutes' : String(stderr ?? '')
  }
}

/**
 * Stores a commit of a tree and returns its id. It is signed if the repository signs its commits, which `git commit-tree` does not do by
 * itself. Rejects like `execFile`, or with an `UnsignedCommit`.
 */
export async function commitTree(top: string, tree: string, parents: readonly string[], message: string): Promise<string> {
  const isSigned = await runGit(top, ['config', '--type=bool', '--get', 'commit.gpgSign']).then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  )
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), ...(isSigned ? ['-S'] : []), '-m', message]
  const { stdout } = await runGit(top, args, { timeout: PATIENCE_MS }).catch((error: unknown) => {
    throw isSigned ? new UnsignedCommit(error) : error
  })
  return stdout.trim()
}
