import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { addressKey } from '#src/site/pages/addressKey.ts'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { decodedPath } from '#src/site/redirects/decodedPath.ts'
import { type OldAddress, oldAddress } from '#src/site/redirects/oldAddress.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { hasFileAt } from '#src/site/redirects/hasFileAt.ts'
import { formOf, redirectTable } from '#src/site/redirects/redirectTable.ts'
import { redirectTarget } from '#src/site/redirects/redirectTarget.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** The kind of problem with a redirect. */
type State = 'again' | 'taken' | 'file' | 'page' | 'spelling' | 'part' | 'host' | 'loop' | 'chain'

/**
 * A redirect with a problem, and its place. `path` is where it starts, and `end` where it ends; `drawn` returns its stops in one line: of a
 * long chain, only the first and the last ones. `circle` names the circle of a loop.
 */
export type BadRedirect = { state: State; path: string; to: string; end: string; circle: string; drawn(): string; place: Place }

/**
 * Redirects with a problem. A valid redirect starts at an address without a page and takes one hop. The rules of links check that it ends
 * at a page.
 */
const badRedirects = perConfig((config: ReadConfig): BadRedirect[] => {
  // A page takes precedence over a redirect from its own path, which is reported separately.
  const isPage = (path: string) => findPage(config, path) !== undefined
  // A page with publication times may have a redirect for when it is not published; meanwhile the redirect does not apply.
  const sleeps = (path: string) => config.timesOf.has(path) && isPage(path)
  const { repeated } = redirectTable(config.redirects)
  const ends = redirectEnds(config)
  const files = new Set(config.assets.map((file) => file.toLowerCase()))
  const pages = new Map(config.pages.map(({ path }) => [addressKey(path), path]))
  /** Target of the first redirect that some server treats as the same address. */
  const taken = new Map<string, string>()

  /** What the address of a redirect is on the site already. */
  function stateOfStart({ path, segments, parameters }: OldAddress, to: string | undefined): State | undefined {
    if (isOwnFile(path)) return 'file'
    // Files and pages precede patterns, and an address with a query is another one.
    if (segments || parameters.length > 0) return undefined
    if (files.has(path.toLowerCase()) || hasFileAt(config, path)) return 'file'
    if (isPage(path) && !sleeps(path)) return 'page'
    const key = addressKey(path)
    // It may redirect to the page itself, without query and anchor: some servers need this, others do it anyway and know no anchor.
    const page = pages.get(key)
    if (page === undefined || sleeps(page) || to === page) return undefined
    return to !== undefined && addressKey(pathOf(to)) === key ? 'part' : 'spelling'
  }

  function stateOf(redirect: Redirect, index: number, address: OldAddress, key: string): State | undefined {
    const { to } = redirect
    if (repeated.has(index)) return 'again'
    const start = stateOfStart(address, to)
    if (start) return start
    if ((taken.get(key) ?? led(redirect)) !== led(redirect)) return 'taken'
    if (to === undefined) return undefined
    if (to.startsWith('https://'))
      return !config.settings || config.settings.allowedRedirectHosts.includes(urlOf(to)?.hostname ?? '') ? undefined : 'host'
    if (isPage(address.path) && address.parameters.length === 0) return undefined
    const { kind, hops } = ends.of(firstStop(redirect, address))
    return kind === 'circle' ? 'loop' : hops > 0 ? 'chain' : undefined
  }

  return config.redirects.flatMap((redirect, index): BadRedirect[] => {
    const { to = '' } = redirect
    const address = oldAddress(redirect.from)
    const key = keyOf(address)
    const state = stateOf(redirect, index, address, key)
    if (!taken.has(key)) taken.set(key, led(redirect))
    if (state === undefined) return []
    const place = { file: 'redirects.json', keyPath: ['redirects', index, START.has(state) ? 'from' : 'to'] }
    const isPlain = address.parameters.length === 0
    const path = isPlain ? address.path : redirect.from
    if (state !== 'loop' && state !== 'chain') return [{ state, path, to, end: to, circle: '', drawn: () => path, place }]
    const first = firstStop(redirect, address)
    const { to: end, hops, before } = ends.of(first)
    const drawn = () => {
      const stops = [path]
      let stop: string | number | undefined = first
      while (typeof stop === 'string' && stops.length < (hops > 10 ? 8 : 12)) {
        const isAgain = state === 'loop' && stops.includes(shown(stop))
        stops.push(shown(stop))
        if (isAgain) break
        stop = ends.next(stop)
      }
      return (hops > 10 ? [...stops, `${hops - 8} more`, ...(before === undefined ? [] : [shown(before)]), shown(end)] : stops).join(' → ')
    }
    return [{ state, path, to, end: shown(end), circle: pathOf(end), drawn, place }]
  })
})

/** States of the start of a redirect. */
const START: ReadonlySet<State> = new Set(['again', 'taken', 'file', 'page', 'spelling'])

/** The redirects with certain problems. */
export function redirectsThatAre(states: State[], config: ReadConfig): BadRedirect[] {
  return badRedirects(config).filter(({ state }) => states.includes(state))
}

/** The target of a redirect, where each placeholder stands for itself. */
function firstStop(redirect: Redirect, { names }: OldAddress): string {
  const values = new Map(names.map((name) => [name, name === '*' ? '*' : `{${name}}`]))
  return redirectTarget({ redirect, index: 0, values }, '') ?? ''
}

/** Key of an old address: those with the same key are the same to some server. */
function keyOf({ path, segments, isOpen, parameters }: OldAddress): string {
  const form = segments ? `${segments.map((parts) => `/${formOf(parts)}`).join('')}${isOpen ? '/*' : ''}`.toLowerCase() : addressKey(path)
  return parameters.length === 0
    ? form
    : `${form}?${parameters.map(({ name, value }) => `${name}=${formOf(value)}`).join('&')}`.toLowerCase()
}

function led({ to = '', status }: Redirect): string {
  return `${status} ${to}`
}

/** An address as people read it. */
function shown(href: string): string {
  return href.replace(/[^?#]*/, (path) => decodedPath(path) ?? path)
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0]!
}
