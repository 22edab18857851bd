import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { findPage } from '#src/site/pages/lookup.ts'

/** The kind of problem with a redirect. */
type State = 'again' | 'taken' | 'file' | 'page' | 'spelling' | 'part' | 'host' | 'loop' | 'chain'

/** A redirect with a problem, and its place. `path` is where it starts; `chain` lists its stops. */
export type BadRedirect = { state: State; path: string; to: string; chain: string[]; place: Place }

/**
 * Redirects with a problem. A valid redirect starts at a path without a page and takes one hop. The rules of links check that it ends at a
 * page.
 */
const badRedirects = perConfig((config: ReadConfig): BadRedirect[] => {
  // A page takes precedence over a redirect from its own path, which is reported separately.
  const isPage = (path: string) => findPage(config, path) !== undefined
  // A page with publication times may have a redirect for when it is not published; meanwhile the redirect does not apply.
  const sleeps = (path: string) => config.timesOf.has(path) && isPage(path)
  const targets = new Map(config.redirects.flatMap(({ from, to }) => (isPage(withoutSlash(from)) ? [] : [[from, pathOf(to)]])))
  const files = new Set(config.assets.map((file) => file.toLowerCase()))
  const pages = new Map(config.pages.map(({ path }) => [addressKey(path), path]))
  const seen = new Set<string>()
  /** Target of the first redirect that some server treats as the same path. */
  const taken = new Map<string, string>()
  const led = (to: string, status: number) => `${status} ${to}`

  function stateOf(path: string, to: string, status: number, chain: string[]): State | undefined {
    if (seen.has(path)) return 'again'
    if (isOwnFile(path) || files.has(path.toLowerCase())) return 'file'
    if (isPage(path) && !sleeps(path)) return 'page'
    const key = addressKey(path)
    // It may redirect to the page itself, without query and anchor: some servers need this, others do it anyway and know no anchor.
    const page = pages.get(key)
    if (page !== undefined && !sleeps(page) && to !== page) return addressKey(pathOf(to)) === key ? 'part' : 'spelling'
    if ((taken.get(key) ?? led(to, status)) !== led(to, status)) return 'taken'
    if (to.startsWith('https://'))
      return !config.settings || config.settings.allowedRedirectHosts.includes(new URL(to).hostname) ? undefined : 'host'
    if (chain.indexOf(chain.at(-1)!) < chain.length - 1) return 'loop'
    return targets.has(pathOf(to)) ? 'chain' : undefined
  }

  return config.redirects.flatMap(({ from, to, status }, index): BadRedirect[] => {
    const path = withoutSlash(from)
    const chain = follow(targets, from)
    const state = stateOf(path, to, status, chain)
    seen.add(path)
    if (!taken.has(addressKey(path))) taken.set(addressKey(path), led(to, status))
    if (state === undefined) return []
    const isAtStart = START.has(state)
    const place = { file: 'redirects.json', keyPath: ['redirects', index, isAtStart ? 'from' : 'to'] }
    return [{ state, path, to, chain, place }]
  })
})

/** States of the start of a redirect. */
const START: ReadonlySet<State> = new Set(['again', 'taken', 'file', 'page', 'spelling'])

/** The redirects with certain problems. */
export function redirectsThatAre(states: State[], config: ReadConfig): BadRedirect[] {
  return badRedirects(config).filter(({ state }) => states.includes(state))
}

/** A chain in one line; only the start and end of a very long one. */
export function drawn(chain: string[]): string {
  return (chain.length > 12 ? [...chain.slice(0, 8), `${chain.length - 10} more`, ...chain.slice(-2)] : chain).join(' → ')
}

/** Servers treat a path with and without a trailing slash as the same. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0]!
}

/** The stops from a path to its final target, or to the first stop that repeats. */
function follow(targets: Map<string, string>, from: string): string[] {
  const chain = new Set([from])
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (chain.has(next)) return [...chain, next]
    chain.add(next)
  }
  return [...chain]
}
