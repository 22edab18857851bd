import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { printable } from '#src/node/cli/printable.ts'
import { errorCode } from '#src/node/files/systemError.ts'

const run = promisify(execFile)

/**
 * What differs from a commit: paths below the folder with forward slashes, deleted and untracked ones too; or why git cannot say, as one
 * line.
 */
export type Changed = { files: ReadonlySet<string> } | { failure: string }

/**
 * Asks git which files below an existing folder differ from a commit, by what was committed since or is not committed yet. In a repository
 * without a commit every file differs from HEAD. Writes nothing, not even to the index.
 */
export async function changedFiles(dir: string, ref: string): Promise<Changed> {
  const git = async (...args: string[]) =>
    (
      await run('git', ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args], {
        cwd: dir,
        env: environment(),
        maxBuffer: 256 * 1024 * 1024,
      })
    ).stdout
  const list = async (...args: string[]) => (await git(...args)).split('\0').filter(Boolean)
  // A name that begins with a hyphen would be an option of git.
  const commit = async () =>
    ref === '' || ref.startsWith('-')
      ? undefined
      : git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).then(
          (hash) => hash.trim(),
          () => undefined,
        )
  try {
    const prefix = (await git('rev-parse', '--show-prefix')).replace(/\n$/, '')
    // `git diff` would say both at once, but it writes to the index even with --no-optional-locks.
    const status = await list('status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules', '--', '.')
    const uncommitted = status.map((entry) => entry.slice('XY '.length + prefix.length))
    const hash = await commit()
    if (hash === undefined)
      return ref === 'HEAD'
        ? { files: new Set(uncommitted) }
        : { failure: `--changed: git knows no commit "${printable(ref.slice(0, 80))}".` }
    const committed =
      ref === 'HEAD' ? [] : await list('diff-tree', '-r', '--name-only', '--no-renames', '--relative', '-z', hash, 'HEAD', '--', '.')
    return { files: new Set([...committed, ...uncommitted]) }
  } catch (error) {
    return { failure: `--changed: ${why(error)}` }
  }
}

/** Only the folder says which repository is meant: in a hook, git names its own one in the environment, relative to another folder. */
function environment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}

function why(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'git is not installed.'
  const [line = ''] = String((error as { stderr?: unknown }).stderr ?? '').split('\n')
  if (line.includes('not a git repository')) return 'the config folder is not in a git repository.'
  return `git could not say what has changed: ${printable(line.replace(/^fatal: /, '').slice(0, 200)) || 'it gave no reason'}`
}
