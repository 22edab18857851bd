import { commitAt } from '#src/node/git/commitAt.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { isAncestor } from '#src/node/git/isAncestor.ts'
import { runGit } from '#src/node/git/runGit.ts'
import type { GitPlace } from './gitPlace.ts'
import { pushBranch } from './pushBranch.ts'
import { worktreeOf } from './worktreeOf.ts'

/** Why a commit cannot become the newest one of the main branch of a team, in one or two sentences. */
export class NotLanded extends Error {}

const BEHIND = 'Nothing was published: colleagues have published in the meantime. Look at the review again.'

/**
 * Makes a commit, which follows the one of a person’s folder, the newest one of the main branch of a team: on the remote with `push`, and
 * in the project of the server, whose files change with it if the branch is checked out there. The folder is at the commit afterwards.
 * Throws `NotLanded`; then no branch has changed.
 */
export async function landOnMain({ top, branch, head, remote }: GitPlace, hash: string, push: boolean): Promise<void> {
  const ref = `refs/heads/${branch}`
  const isSent = push && remote !== undefined
  if (isSent) {
    const pushed = await pushBranch(top, remote.name, branch!, { from: hash })
    if ('failure' in pushed) throw new NotLanded(pushed.isBehind ? BEHIND : `Nothing was published: ${pushed.failure}`)
  }
  const folder = await worktreeOf(top, ref)
  if (folder === undefined) {
    const tip = await commitAt(top, ref)
    const follows = tip === '' || (await isAncestor(top, tip, hash))
    if (follows) await askGit(top, ['update-ref', '-m', 'commit: config', ref, hash, tip || '0'.repeat(head.length)])
    else if (!isSent) throw new NotLanded(BEHIND)
  } else
    await runGit(folder, ['merge', '--ff-only', '--quiet', hash]).catch((error: unknown) => {
      // With a remote, the folder is only a copy of it.
      if (isSent) return
      const isBehind = String((error as { stderr?: unknown }).stderr ?? '').includes('fast-forward')
      throw new NotLanded(isBehind ? BEHIND : CHANGED)
    })
  await askGit(top, ['update-ref', '--no-deref', '-m', 'commit: config', 'HEAD', hash])
}

const CHANGED =
  'Nothing was published: in the project on the server, the same files have changes that are not committed. Commit them there first.'
