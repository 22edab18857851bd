import { printable } from '#src/node/text/printable.ts'
import { runGit } from '#src/node/git/runGit.ts'
import { shortened } from '#src/site/words/shortened.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/**
 * `link` is a page that the remote suggests for the next step, such as a merge request. A failure is one or two sentences; `isBehind` means
 * that the remote has other commits.
 */
export type Pushed = { link: string | undefined } | { failure: string; isBehind?: boolean }

/** The timeout of a push, in milliseconds: pushes are small. */
const PATIENCE_MS = 120_000

/** The maximum length of quoted output, in characters. */
const LONGEST = 300

/**
 * Pushes a branch to a remote with git’s stored credentials; with `from`, this commit as the branch. Git only asks for a password if a user
 * `isThere`.
 */
export async function pushBranch(
  top: string,
  remote: string,
  branch: string,
  { isThere = false, from }: { isThere?: boolean; from?: string } = {},
): Promise<Pushed> {
  const ref = `refs/heads/${branch}`
  const silent = { GIT_TERMINAL_PROMPT: '0', ...((await hasOwnSsh(top)) ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }) }
  try {
    const { stderr } = await runGit(top, ['push', '--porcelain', remote, `${from ?? ref}:${ref}`], {
      environment: isThere ? {} : silent,
      timeout: PATIENCE_MS,
    })
    return { link: linkIn(stderr) }
  } catch (error) {
    return { failure: inWords(error, remote), isBehind: verdictOf(error).includes('[rejected]') }
  }
}

/** Whether this repository has its own SSH command. */
async function hasOwnSsh(top: string): Promise<boolean> {
  if (process.env['GIT_SSH_COMMAND'] !== undefined || process.env['GIT_SSH'] !== undefined) return true
  return runGit(top, ['config', '--get', 'core.sshCommand']).then(
    () => true,
    () => false,
  )
}

/** The line in which git says what became of the branch; empty without one. */
function verdictOf(error: unknown): string {
  const { stdout = '' } = error as { stdout?: string }
  return (
    String(stdout)
      .split('\n')
      .find((line) => line.startsWith('!')) ?? ''
  )
}

function inWords(error: unknown, name: string): string {
  const { stderr = '', killed } = error as { stderr?: string; killed?: boolean }
  const remote = printable(name)
  if (killed) return `${remote} did not respond within two minutes.`
  const lines = String(stderr).split('\n')
  const verdict = verdictOf(error)
  if (verdict.includes('[rejected]'))
    return `The branch on ${remote} has commits that are missing here. Pull them first (git pull --rebase --autostash), or name another branch.`
  const said = clipped(lines.flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : [])))
  if (verdict.includes('[remote rejected]')) {
    const why = said || clipped([verdict.slice(verdict.indexOf('[remote rejected]') + 18)])
    return `${remote} rejected it: ${why}`
  }
  if (/does not appear to be a git repository|Repository not found/.test(stderr)) return `${remote} does not point to a repository.`
  if (/Authentication failed|could not read (?:Username|Password)|Permission denied|HTTP 40[13]|error: 40[13]/.test(stderr))
    return `${remote} denied access. Sign in once in a terminal with git push, and try again.`
  if (/Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Network is unreachable/.test(stderr))
    return `${remote} could not be reached. Check the connection and try again.`
  // The output does not mention the branch, so the push stopped before it.
  if (verdict === '' && /failed to push some refs/.test(stderr)) {
    const hook = clipped(lines.filter((line) => !line.startsWith('error: failed to push some refs')))
    return `The pre-push hook of this repository stopped the push${hook ? `: ${hook}` : '.'}`
  }
  return `git could not push: ${clipped(lines) || 'it gave no reason.'}`
}

function clipped(lines: readonly string[]): string {
  const text = printable(
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' · '),
  )
  return shortened(text, LONGEST)
}

/** The first URL in the remote’s output: hosts print a link for opening a review there. */
function linkIn(stderr: string): string | undefined {
  const words = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? line.split(/\s+/) : []))
  return words.find((word) => word.startsWith('https://') && word.length < 500 && urlOf(word))
}
