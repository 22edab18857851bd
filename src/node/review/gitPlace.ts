import { printable } from '#src/node/text/printable.ts'
import { commitAt } from '#src/node/git/commitAt.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { type GithubRepo, githubRepo } from './githubRepo.ts'

/** A remote by name, with its repository if it is on GitHub. */
export type Remote = { name: string; github?: GithubRepo | undefined }

/**
 * The location of a config folder in a repository: `top` is the root folder, and `below` the relative path of the config folder (`.` if it
 * is the root). `branch` is the current branch, undefined if there is none, and `head` its commit, empty if there is none yet. `others` is
 * the number of changed files outside the config folder. `main` is set in the folder of a person in a team: the branch that it follows,
 * which is also `branch` if the person may publish.
 */
export type GitPlace = {
  top: string
  below: string
  branch: string | undefined
  head: string
  remote: Remote | undefined
  others: number
  main?: string | undefined
}

/** The parts of the error messages for failures of git. */
const WORDS = { outside: 'The config folder is not in a git repository, so there is nothing to commit to.', wanted: 'read the repository' }

/** The location of a config folder in a repository, or the reason in one line why it is unknown. Does not change anything. */
export async function gitPlace(configDir: string): Promise<GitPlace | { failure: string }> {
  const quietly = (dir: string, args: string[]) =>
    askGit(dir, args).then(
      (text) => text.trim(),
      () => '',
    )
  try {
    const top = (await askGit(configDir, ['rev-parse', '--show-toplevel'])).trim()
    const below = (await askGit(configDir, ['rev-parse', '--show-prefix'])).trim().replace(/\/$/, '') || '.'
    const branch = (await quietly(top, ['symbolic-ref', '--quiet', '--short', 'HEAD'])) || undefined
    const head = await commitAt(top, 'HEAD')
    const elsewhere = below === '.' ? '' : await quietly(top, ['status', '--porcelain', '--', '.', `:(exclude,top,literal)${below}`])
    return { top, below, branch, head, remote: await remoteOf(top, branch, quietly), others: elsewhere.split('\n').filter(Boolean).length }
  } catch (error) {
    const why = gitFailure(error, WORDS)
    // The folder has another owner, as in a container.
    return {
      failure: why.includes('dubious ownership')
        ? `${printable(why)}. Mark the folder as safe: git config --global --add safe.directory <folder>.`
        : why,
    }
  }
}

/** The remote of the current branch, or else `origin`, or else the only one. */
async function remoteOf(
  top: string,
  branch: string | undefined,
  quietly: (dir: string, args: string[]) => Promise<string>,
): Promise<Remote | undefined> {
  const remotes = (await quietly(top, ['remote'])).split('\n').filter(Boolean)
  const own = branch && (await quietly(top, ['config', '--get', `branch.${branch}.remote`]))
  const name = [own, 'origin', remotes.length === 1 ? remotes[0] : undefined].find((known) => known && remotes.includes(known))
  if (!name) return undefined
  // The URL as written, and as git expands an abbreviation.
  const urls = await Promise.all([quietly(top, ['config', '--get', `remote.${name}.url`]), quietly(top, ['remote', 'get-url', name])])
  return { name, github: urls.map((url) => githubRepo(url, process.env)).find((repo) => repo) }
}
