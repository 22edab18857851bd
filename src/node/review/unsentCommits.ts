import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from './gitPlace.ts'

/** The number of commits of the current branch that its remote is not known to have; 0 without a branch or a remote. */
export async function unsentCommits({ top, branch, head, remote }: Pick<GitPlace, 'top' | 'branch' | 'head' | 'remote'>): Promise<number> {
  if (branch === undefined || head === '' || !remote) return 0
  const counted = await askGit(top, ['rev-list', '--count', head, '--not', `--remotes=${remote.name}`]).catch(() => '0')
  return Number(counted)
}
