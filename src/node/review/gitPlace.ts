import { printable } from '#src/node/text/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { type GithubRepo, githubRepo } from './githubRepo.ts'

/** A remote by its name, and its repository on GitHub if that is where it leads. */
export type Remote = { name: string; github?: GithubRepo | undefined }

/**
 * Where a config folder lies in a repository: `top` is the uppermost folder, and `below` the config folder from there (`.` when it is the
 * same). `branch` is the one that is checked out, undefined when there is none, and `head` its commit, empty when there is none yet.
 * `others` counts files elsewhere that differ from the commit.
 */
export type GitPlace = { top: string; below: string; branch: string | undefined; head: string; remote: Remote | undefined; others: number }

/** What cannot be said or done without git, as the beginning of a sentence. */
const WORDS = { outside: 'The config folder is not in a git repository, so there is nothing to commit to.', wanted: 'read the repository' }

/** Where a config folder lies in a repository; or why that is not known, as one line. Changes nothing. */
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
    const head = await quietly(top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
    const elsewhere = below === '.' ? '' : await quietly(top, ['status', '--porcelain', '--', '.', `:(exclude,top,literal)${below}`])
    return { top, below, branch, head, remote: await remoteOf(top, branch, quietly), others: elsewhere.split('\n').filter(Boolean).length }
  } catch (error) {
    const why = gitFailure(error, WORDS)
    // The folder belongs to somebody else, as in a container.
    return {
      failure: why.includes('dubious ownership')
        ? `${printable(why)}. Mark the folder as safe: git config --global --add safe.directory <folder>.`
        : why,
    }
  }
}

/** The remote to which the branch that is checked out belongs, else `origin`, else the only one. */
async function remoteOf(
  top: string,
  branch: string | undefined,
  quietly: (dir: string, args: string[]) => Promise<string>,
): Promise<Remote | undefined> {
  const remotes = (await quietly(top, ['remote'])).split('\n').filter(Boolean)
  const own = branch && (await quietly(top, ['config', '--get', `branch.${branch}.remote`]))
  const name = [own, 'origin', remotes.length === 1 ? remotes[0] : undefined].find((known) => known && remotes.includes(known))
  if (!name) return undefined
  // As it is written, and as git makes it out when that is an abbreviation.
  const urls = await Promise.all([quietly(top, ['config', '--get', `remote.${name}.url`]), quietly(top, ['remote', 'get-url', name])])
  return { name, github: urls.map((url) => githubRepo(url, process.env)).find((repo) => repo) }
}
