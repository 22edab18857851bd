import { askGit } from './askGit.ts'

/** Whether a commit is another one, or one of those before it. */
export async function isAncestor(top: string, earlier: string, later: string): Promise<boolean> {
  return askGit(top, ['merge-base', '--is-ancestor', earlier, later]).then(
    () => true,
    () => false,
  )
}
