import { commitAt } from '#src/node/git/commitAt.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { isAncestor } from '#src/node/git/isAncestor.ts'
import { runGit } from '#src/node/git/runGit.ts'
import type { GitPlace } from './gitPlace.ts'

/** A fetch ends after this time, in milliseconds: the last known state is good enough. */
const FETCH_MS = 20_000

/**
 * Moves the folder of a person in a team to the newest commit of the main branch, with their changes, and returns its place. If the commit
 * changes the same files, the folder stays where it is.
 */
export async function followMain(place: GitPlace): Promise<GitPlace> {
  const { top, below, main, remote } = place
  if (!main) return place
  const tip = await commitAt(top, `refs/heads/${main}`)
  const newest = await newestOf({ top, branch: main, head: tip || place.head, remote })
  if (newest === place.head) return place
  if (await isAncestor(top, newest, place.head)) return place
  await followCommit(top, below, newest)
  return { ...place, head: (await askGit(top, ['rev-parse', 'HEAD'])).trim() }
}

/** The newest commit of the main branch: that of the remote if it continues the one of the project, else that of the project. */
export async function newestOf({
  top,
  branch,
  head,
  remote,
}: {
  top: string
  branch: string | undefined
  head: string
  remote: { name: string } | undefined
}) {
  if (!remote || branch === undefined) return head
  const environment = { GIT_TERMINAL_PROMPT: '0' }
  await runGit(top, ['fetch', '--quiet', remote.name, branch], { environment, timeout: FETCH_MS }).catch(() => undefined)
  const tip = await commitAt(top, `refs/remotes/${remote.name}/${branch}`)
  if (tip === '') return head
  return (await isAncestor(top, head, tip)) ? tip : head
}

/** Moves a worktree to a commit, with its changes. If the commit changes the same files, it stays where it is. */
export async function followCommit(path: string, below: string, base: string): Promise<void> {
  // Git then sees which changed files are the same in the commit.
  await runGit(path, ['--literal-pathspecs', 'add', '--all', '--', below])
  await runGit(path, ['checkout', '--quiet', '--detach', base]).catch(() => undefined)
  await runGit(path, ['reset', '--quiet'])
}
