import { printable } from '#src/node/text/printable.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import type { GithubRepo } from './githubRepo.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** A pull request by URL, and whether it is new. A failure is one sentence. */
export type PullRequest = { url: string; isNew: boolean } | { failure: string }

/** The options of a pull request: `base` is the target branch; the default branch if omitted. */
export type PullRequestOptions = { token: string; branch: string; base: string | undefined; title: string; text: string }

/** The timeout for GitHub, in milliseconds. */
const PATIENCE_MS = 20_000

/** GitHub’s limit is 65,536 characters. */
const LONGEST_TEXT = 65_000

type Reply = { status: number; body: unknown }

/** Opens a pull request on GitHub. If the branch has an open one, that is returned. */
export async function openPullRequest(repo: GithubRepo, { token, branch, base, title, text }: PullRequestOptions): Promise<PullRequest> {
  const root = `${repo.api}/repos/${encodeURIComponent(repo.owner)}/${encodeURIComponent(repo.name)}`
  const ask = async (path: string, body?: object): Promise<Reply> => {
    const response = await fetch(root + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'page-builder',
        'x-github-api-version': '2022-11-28',
        ...(body && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
  try {
    const about = base === undefined ? await ask('') : undefined
    if (about && about.status !== 200) return { failure: refusal(about, repo) }
    const into = base ?? (about!.body as { default_branch?: string } | null)?.default_branch
    if (into === undefined) return { failure: 'GitHub did not return the default branch of the repository.' }
    const made = await ask('/pulls', { title, head: branch, base: into, body: clipped(text) })
    const url = addressIn(made.body)
    if (made.status === 201 && url !== undefined) return { url, isNew: true }
    const open = made.status === 422 ? await ask(`/pulls?state=open&head=${encodeURIComponent(`${repo.owner}:${branch}`)}`) : undefined
    const known = Array.isArray(open?.body) ? addressIn(open.body[0]) : undefined
    return known === undefined ? { failure: refusal(made, repo) } : { url: known, isNew: false }
  } catch (error) {
    return { failure: `GitHub could not be reached: ${printable(errorReason(error).slice(0, 200))}` }
  }
}

/** The URL of a pull request’s web page. It is shown as a link, so it must be valid. */
function addressIn(body: unknown): string | undefined {
  const url = (body as { html_url?: unknown } | null | undefined)?.html_url
  return typeof url === 'string' && /^https?:\/\//.test(url) && urlOf(url) ? url : undefined
}

function refusal({ status, body }: Reply, { owner, name }: GithubRepo): string {
  if (status === 401) return 'GitHub rejected the token in GITHUB_TOKEN. It may have expired.'
  if (status === 403) return 'GitHub does not allow the token in GITHUB_TOKEN to open pull requests here.'
  if (status === 404) return `GitHub did not find ${printable(`${owner}/${name}`)}, or the token in GITHUB_TOKEN has no access to it.`
  const { message = '', errors = [] } = (body ?? {}) as { message?: string; errors?: { message?: string }[] }
  const why = [message, ...(Array.isArray(errors) ? errors.map(({ message }) => message) : [])].filter(Boolean).join(': ')
  return `GitHub did not open a pull request (${status})${why ? `: ${printable(why.slice(0, 300))}` : '.'}`
}

function clipped(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, text.lastIndexOf('\n', LONGEST_TEXT))}\n\n…` : text
}
