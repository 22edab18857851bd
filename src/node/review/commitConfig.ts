import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { printable } from '#src/node/text/printable.ts'
import { commitAt } from '#src/node/git/commitAt.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { isAncestor } from '#src/node/git/isAncestor.ts'
import { UnsignedCommit, commitTree } from '#src/node/git/commitTree.ts'
import { withIndexLock } from '#src/node/git/withIndexLock.ts'
import type { GitPlace } from './gitPlace.ts'
import { baseOf } from './changes/changeSet.ts'
import { changesBetween } from './changes/changesBetween.ts'
import { type NewFile, filesWith } from './changes/filesWith.ts'
import { type SiteChange, replacing } from './changes/siteChange.ts'
import { writeTree } from './changes/writeTree.ts'
import { NotLanded, landOnMain } from './landOnMain.ts'
import { stageConfig } from './stageConfig.ts'
import { worktreeOf } from './worktreeOf.ts'

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
 * What to commit: all changes of the config folder, or, with `changes`, only these, which refer to the last commit. `reviewed` is the
 * reviewed config, as identified by `stageConfig`; a different one is not committed. `push` is for the main branch of a team: the commit is
 * pushed first, and counts only if that succeeds.
 */
export type CommitOptions = {
  branch: string
  message: string
  reviewed?: string | undefined
  changes?: readonly SiteChange[] | undefined
  push?: boolean
}

/**
 * Commits the config folder on a branch, and nothing else: the index and the working tree of the repository are unchanged. A missing branch
 * is created from the current commit. Returns the reason in one line if the commit is impossible.
 */
export async function commitConfig(
  place: GitPlace,
  { branch, message, reviewed, changes, push = false }: CommitOptions,
): Promise<Committed> {
  const into = mkdtempSync(join(tmpdir(), 'config-commit-'))
  const { top, below, head } = place
  const ask = async (args: string[]) => (await askGit(top, args)).trim()
  const quietly = (args: string[]) => ask(args).catch(() => '')
  try {
    if (!(await quietly(['check-ref-format', '--branch', branch])))
      return { failure: `"${printable(branch)}" cannot be the name of a branch.` }
    const ref = `refs/heads/${branch}`
    const isCurrent = place.branch === branch
    const isLanded = isCurrent && place.main !== undefined
    const old = isLanded ? head : await commitAt(top, ref)
    // An existing branch is continued, unless it has diverged.
    if (old && old !== head && !(await isAncestor(top, head, old)))
      return { failure: `The branch ${printable(branch)} exists and has diverged from your current branch. Choose another name.` }
    const hindrance = isCurrent ? await underWay(top, quietly) : await checkedOutElsewhere(top, ref)
    if (hindrance !== undefined) return { failure: hindrance }
    const base = old || head
    const whole = reviewed !== undefined || !changes ? await stageConfig(place, base, join(into, 'index')) : undefined
    if (reviewed !== undefined && whole?.config !== reviewed)
      return { failure: 'Nothing was committed: the config has changed since the review. Review it again.' }
    const staged = changes ? await stageChanges(place, base, changes, join(into, 'chosen')) : whole!
    if (staged.files.length === 0 && (!old || old === head))
      return { failure: 'Nothing in the config folder has changed since the last commit.' }
    if (staged.files.length === 0) return { hash: old, files: [] }
    const hash = await commitTree(top, staged.tree, base ? [base] : [], message)
    const update = () => ask(['update-ref', '-m', 'commit: config', ref, hash, old || '0'.repeat(hash.length)])
    if (!isCurrent) await update()
    else
      await withIndexLock(top, async (environment) => {
        // Updates the repository’s own index for these files only; what a developer has staged in them stays.
        if (changes) await resetFiles(top, hash, await unstaged(top, base, staged.files), environment)
        else await askGit(top, ['--literal-pathspecs', 'reset', '--quiet', hash, '--', below], environment)
        await (isLanded ? landOnMain(place, hash, push) : update())
      })
    return { hash, files: staged.files }
  } catch (error) {
    return { failure: whyNotCommitted(error) }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** The tree of a commit that continues from the last one, with some changes; they replace earlier changes in the same places. */
async function stageChanges(
  place: GitPlace,
  base: string,
  changes: readonly SiteChange[],
  index: string,
): Promise<{ tree: string; files: string[] }> {
  const own = base === place.head ? [] : await changesBetween(place, await baseOf(place), base)
  const all = replacing(own, changes)
  const files: Map<string, NewFile> = new Map()
  // Files of replaced changes are as in the last commit, unless a change has them.
  for (const { from, to, before } of own.filter((change) => !all.includes(change))) {
    if (to !== null && to !== from) files.set(to, null)
    if (from !== null) files.set(from, before)
  }
  for (const [file, state] of await filesWith(place, all)) files.set(file, state)
  const tree = await writeTree(place, base, files, index)
  const against = base || (await baseOf(place))
  const listed = await askGit(place.top, ['diff-tree', '-r', '--name-only', '-z', against, tree])
  return { tree, files: listed.split('\0').filter(Boolean) }
}

/** Files whose state in the repository’s index is that of a commit. */
async function unstaged(top: string, commit: string, files: readonly string[]): Promise<string[]> {
  if (commit === '') return [...files]
  const staged = new Set((await askGit(top, ['diff-index', '--cached', '--name-only', '-z', commit])).split('\0'))
  return files.filter((file) => !staged.has(file))
}

async function resetFiles(top: string, commit: string, files: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  if (files.length === 0) return
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await askGit(top, ['--literal-pathspecs', 'reset', '--quiet', ...named, commit], environment, files.join('\0'))
}

/** Why git could not commit, in one or two sentences. */
export function whyNotCommitted(error: unknown): string {
  const said = String((error as { stderr?: unknown }).stderr ?? '')
  if (/identity unknown|tell me who you are|empty ident name|auto-detect email/.test(said))
    return (
      'Nothing was committed: git does not know your name. Run once in a terminal: git config --global user.name "Your Name", ' +
      'and git config --global user.email you@your.example.'
    )
  if (error instanceof NotLanded) return error.message
  if (error instanceof UnsignedCommit)
    return (
      `Nothing was committed: this repository signs its commits, and this one could not be signed (${signerWords(said)}). ` +
      'Sign one in a terminal first: git commit --allow-empty --gpg-sign.'
    )
  if (/\.lock': File exists|cannot lock ref/.test(said))
    return 'Nothing was committed: another git process is running in this repository. Try again when it has finished.'
  return gitFailure(error, WORDS)
}

/** The first line that git or the program that signs has said. */
function signerWords(said: string): string {
  const line = said.split('\n').find((one) => one.trim() !== '') ?? 'git gave no reason'
  return printable(line.replace('error: ', '').replace('fatal: ', '').slice(0, 200))
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
async function checkedOutElsewhere(top: string, ref: string): Promise<string | undefined> {
  const folder = await worktreeOf(top, ref)
  return folder && `This branch is checked out in another folder, ${printable(folder)}. Name another one.`
}
