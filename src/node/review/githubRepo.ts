import { urlOf } from '#src/site/words/urlOf.ts'

/** A repository on GitHub: its host, and the base URL of the API, without a trailing slash. */
export type GithubRepo = { host: string; owner: string; name: string; api: string }

/**
 * The GitHub repository of a remote’s URL, in any form that git accepts; undefined if it is another host. In addition to github.com, the
 * host in `GITHUB_SERVER_URL` is accepted, whose API is at `GITHUB_API_URL`: tokens are not sent to any other host.
 */
export function githubRepo(url: string, environment: Readonly<Record<string, string | undefined>>): GithubRepo | undefined {
  const address = [url, `ssh://${url.replace(':', '/')}`].map(urlOf).find((read) => read?.hostname)
  const parts = address?.pathname.split('/').filter(Boolean) ?? []
  const [owner, name] = parts.map((part, index) => (index === 1 ? part.replace(/\.git$/, '') : part))
  if (!address || owner === undefined || name === undefined || parts.length !== 2) return undefined
  const host = address.hostname === 'ssh.github.com' ? 'github.com' : address.hostname
  const own = urlOf(environment['GITHUB_SERVER_URL'] ?? '')?.hostname
  if (host !== 'github.com' && host !== own) return undefined
  const given = host === (own ?? 'github.com') ? urlOf(environment['GITHUB_API_URL'] ?? '') : undefined
  const api = given && isSafe(given) ? given.href : host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`
  return { host, owner, name, api: api.replace(/\/$/, '') }
}

/** Whether a token can be sent there without being intercepted. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
