import { printable } from '#src/node/text/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import type { SiteChange } from './changes/siteChange.ts'
import { commitConfig } from './commitConfig.ts'
import type { GitPlace } from './gitPlace.ts'
import { openPullRequest } from './openPullRequest.ts'
import { pushBranch } from './pushBranch.ts'
import type { GithubRepo } from './githubRepo.ts'
import { unsentCommits } from './unsentCommits.ts'

/**
 * What to publish, and how far: `title` and `text` are used for the commit message and the pull request. `reviewed` and `changes` are as in
 * `commitConfig`. `isThere` means that git can ask the user for a password.
 */
export type PublishOptions = {
  branch: string
  title: string
  text: string
  push: boolean
  pullRequest: boolean
  reviewed?: string | undefined
  changes?: readonly SiteChange[] | undefined
  isThere: boolean
}

/**
 * The result: the commit with its files, the remote it was pushed to, and the pull request. `link` is a page for opening one by hand.
 * `unfinished` says why a requested step failed. A failure means that nothing was done.
 */
export type Published =
  | {
      hash: string
      files: string[]
      pushed?: string | undefined
      pullRequest?: { url: string; isNew: boolean } | undefined
      link?: string | undefined
      unfinished?: string | undefined
    }
  | { failure: string }

/**
 * Commits config on a branch, pushes it, and opens a pull request. Without changes (an empty list), commits of the current branch are
 * pushed that its remote does not have. Foreseeable obstacles are checked before anything is done.
 */
export async function publishConfig(place: GitPlace, options: PublishOptions): Promise<Published> {
  const { branch, title, text, push, pullRequest, reviewed, changes, isThere } = options
  const { top, remote } = place
  const token = process.env['GITHUB_TOKEN']
  const github = remote?.github
  if ((push || pullRequest) && !remote) return { failure: 'Nothing was committed: the repository has no remote to push to.' }
  if (pullRequest && !github)
    return { failure: `Nothing was committed: pull requests need a remote on GitHub, and ${printable(remote!.name)} is elsewhere.` }
  if (pullRequest && !token) return { failure: 'Nothing was committed: a pull request needs a GitHub token in GITHUB_TOKEN.' }
  if (pullRequest && branch === place.branch)
    return { failure: `Nothing was committed: a pull request needs its own branch, not ${printable(branch)}.` }

  // An earlier publication can have failed to reach the remote.
  const isOnlySent = push && branch === place.branch && changes?.length === 0 && (await unsentCommits(place)) > 0
  const committed = isOnlySent
    ? { hash: place.head, files: [] }
    : await commitConfig(place, { branch, message: `${title}\n\n${text}\n`, reviewed, changes, push })
  if ('failure' in committed || (!push && !pullRequest)) return committed
  if (place.main && branch === place.branch && !isOnlySent) return { ...committed, pushed: remote!.name }
  const pushed = await pushBranch(top, remote!.name, branch, { isThere })
  if ('failure' in pushed) return { ...committed, unfinished: `Not pushed: ${pushed.failure}` }
  const done = { ...committed, pushed: remote!.name }
  const base = await baseOf(place)
  const link = github ? compareAddress(github, base, branch) : pushed.link
  if (!pullRequest) return { ...done, ...(branch !== place.branch && { link }) }
  const opened = await openPullRequest(github!, { token: token!, branch, base, title, text })
  return 'failure' in opened
    ? { ...done, link, unfinished: `No pull request was opened: ${opened.failure}` }
    : { ...done, pullRequest: opened }
}

/** The target branch of the pull request: the current one, if the remote has it. */
async function baseOf({ top, branch, remote }: GitPlace): Promise<string | undefined> {
  if (branch === undefined) return undefined
  const known = ['rev-parse', '--verify', '--quiet', `refs/remotes/${remote!.name}/${branch}`]
  return askGit(top, known).then(
    () => branch,
    () => undefined,
  )
}

/** The page for opening a pull request by hand, into `base` or the default branch. */
function compareAddress({ host, owner, name }: GithubRepo, base: string | undefined, branch: string): string {
  const written = (path: string) => path.split('/').map(encodeURIComponent).join('/')
  const range = base === undefined ? written(branch) : `${written(base)}...${written(branch)}`
  return `https://${host}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${range}?expand=1`
}
