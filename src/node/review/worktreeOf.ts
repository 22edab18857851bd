import { askGit } from '#src/node/git/askGit.ts'

/** The folder in which a branch is checked out, by its whole name; undefined if it is checked out nowhere. */
export async function worktreeOf(top: string, ref: string): Promise<string | undefined> {
  const folders = (await askGit(top, ['worktree', 'list', '--porcelain']).catch(() => '')).split('\n\n')
  const found = folders.find((lines) => lines.split('\n').includes(`branch ${ref}`))
  return found?.split('\n')[0]?.replace(/^worktree /, '')
}
