import { printable } from '#src/node/text/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'

/**
 * Files that differ from a commit, including deleted and untracked ones, as paths below the folder with forward slashes; or why git cannot
 * tell, as one line.
 */
export type Changed = { files: ReadonlySet<string> } | { failure: string }

/**
 * Asks git which files below an existing folder differ from a commit, committed or not. In a repository without a commit, every file
 * differs from HEAD. Writes nothing, not even to the index.
 */
export async function changedFiles(dir: string, ref: string): Promise<Changed> {
  const ask = (...args: string[]) => askGit(dir, args)
  const list = async (...args: string[]) => (await ask(...args)).split('\0').filter(Boolean)
  // A name that starts with a hyphen would be an option of git.
  const commit = async () =>
    ref === '' || ref.startsWith('-')
      ? undefined
      : ask('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).then(
          (hash) => hash.trim(),
          () => undefined,
        )
  try {
    const prefix = (await ask('rev-parse', '--show-prefix')).replace(/\n$/, '')
    // `git diff` would return both at once, but it writes to the index even with --no-optional-locks.
    const status = await list('status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules', '--', '.')
    const uncommitted = status.map((entry) => entry.slice('XY '.length + prefix.length))
    const hash = await commit()
    if (hash === undefined)
      return ref === 'HEAD'
        ? { files: new Set(uncommitted) }
        : { failure: `--changed: git cannot find the commit "${printable(ref.slice(0, 80))}".` }
    const committed =
      ref === 'HEAD' ? [] : await list('diff-tree', '-r', '--name-only', '--no-renames', '--relative', '-z', hash, 'HEAD', '--', '.')
    return { files: new Set([...committed, ...uncommitted]) }
  } catch (error) {
    const reason = gitFailure(error, { outside: 'the config folder is not in a git repository.', wanted: 'list the changes' })
    return { failure: `--changed: ${reason}` }
  }
}
