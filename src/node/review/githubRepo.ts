import { urlOf } from '#src/site/words/urlOf.ts'

/** A repository on GitHub: on which host it is, and the base of the addresses of its API, without a slash at the end. */
export type GithubRepo = { host: string; owner: string; name: string; api: string }

/**
 * The repository on GitHub that an address of a remote means, in any of the forms that git takes; undefined when it means none. Beside
 * github.com it may be the host that `GITHUB_SERVER_URL` names, whose API is at `GITHUB_API_URL`: a token goes to no other.
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

/** A token may be sent there: nobody on the way reads it. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
