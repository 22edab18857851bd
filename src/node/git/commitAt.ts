import { askGit } from './askGit.ts'

/** The id of the commit that a ref leads to, such as `HEAD` or `refs/heads/main`; empty if there is none. */
export async function commitAt(dir: string, ref: string): Promise<string> {
  return (await askGit(dir, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => '')).trim()
}
