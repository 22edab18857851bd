import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { printable } from '#src/node/text/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import type { GitPlace } from './gitPlace.ts'
import { stageConfig } from './stageConfig.ts'

/**
 * The result of a commit: the changed files, relative to the top of the repository, and the commit hash. Without files, the branch already
 * had all changes. A failure is one line.
 */
export type Committed = { hash: string; files: string[] } | { failure: string }

const WORDS = { outside: 'The config folder is not in a git repository, so there is nothing to commit to.', wanted: 'commit' }

/** The table: files in git’s folder during operations that a commit would interrupt. */
const UNDER_WAY = {
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
}

/**
 * Commits the config folder on a branch, and nothing else: the index and the working tree of the repository are unchanged. A missing branch
 * is created from the current commit. `reviewed` is the reviewed config, as identified by `stageConfig`; a different one is not committed.
 * Returns the reason in one line if the commit is impossible.
 */
export async function commitConfig(
  place: GitPlace,
  { branch, message, reviewed }: { branch: string; message: string; reviewed?: string | undefined },
): Promise<Committed> {
  const into = mkdtempSync(join(tmpdir(), 'config-commit-'))
  const { top, below, head } = place
  const ask = async (args: string[]) => (await askGit(top, args)).trim()
  const quietly = (args: string[]) => ask(args).catch(() => '')
  try {
    if (!(await quietly(['check-ref-format', '--branch', branch])))
      return { failure: `"${printable(branch)}" cannot be the name of a branch.` }
    const ref = `refs/heads/${branch}`
    const old = await quietly(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    // An existing branch is continued, unless it has diverged.
    const goesOn =
      old === head ||
      (await ask(['merge-base', '--is-ancestor', head, old]).then(
        () => true,
        () => false,
      ))
    if (old && !goesOn)
      return { failure: `The branch ${printable(branch)} exists and has diverged from your current branch. Choose another name.` }
    const isCurrent = place.branch === branch
    const hindrance = isCurrent ? await underWay(top, quietly) : await checkedOutElsewhere(ref, quietly)
    if (hindrance !== undefined) return { failure: hindrance }
    const base = old || head
    const staged = await stageConfig(place, base, join(into, 'index'))
    if (reviewed !== undefined && staged.config !== reviewed)
      return { failure: 'Nothing was committed: the config has changed since the review. Review it again.' }
    if (staged.files.length === 0 && (!old || old === head))
      return { failure: 'Nothing in the config folder has changed since the last commit.' }
    if (staged.files.length === 0) return { hash: old, files: [] }
    const hash = await ask(['commit-tree', staged.tree, ...(base ? ['-p', base] : []), '-m', message])
    await ask(['update-ref', '-m', 'commit: config', ref, hash, old || '0'.repeat(hash.length)])
    // Updates the repository’s own index for these files only.
    if (isCurrent) await ask(['--literal-pathspecs', 'reset', '--quiet', hash, '--', below])
    return { hash, files: staged.files }
  } catch (error) {
    return { failure: inWords(error) }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

function inWords(error: unknown): string {
  const said = String((error as { stderr?: unknown }).stderr ?? '')
  if (/identity unknown|tell me who you are|empty ident name|auto-detect email/.test(said))
    return (
      'Nothing was committed: git does not know your name. Run once in a terminal: git config --global user.name "Your Name", ' +
      'and git config --global user.email you@your.example.'
    )
  if (/\.lock': File exists|cannot lock ref/.test(said))
    return 'Nothing was committed: another git process is running in this repository. Try again when it has finished.'
  return gitFailure(error, WORDS)
}

/** The git operation in progress on the current branch. */
async function underWay(top: string, quietly: (args: string[]) => Promise<string>): Promise<string | undefined> {
  for (const [name, what] of Object.entries(UNDER_WAY)) {
    const path = await quietly(['rev-parse', '--git-path', name])
    if (path && existsSync(resolve(top, path))) return `${what} is in progress in this repository. Finish it first, or name another branch.`
  }
  return undefined
}

/** In another working tree with this branch, all changes would appear to be reverted. */
async function checkedOutElsewhere(ref: string, quietly: (args: string[]) => Promise<string>): Promise<string | undefined> {
  const folders = (await quietly(['worktree', 'list', '--porcelain'])).split('\n\n')
  const other = folders.find((lines) => lines.split('\n').includes(`branch ${ref}`))
  const folder = other?.split('\n')[0]?.replace(/^worktree /, '')
  return folder && `This branch is checked out in another folder, ${printable(folder)}. Name another one.`
}
