import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { waitingAddresses } from '#src/site/languages/waitingAddresses.ts'
import { feedAddresses } from '#src/site/feeds/feedAddresses.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { Reference } from '#src/site/site.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { ownPath } from '#src/site/base/ownPath.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** What is wrong with an internal link, in one word. */
type State = 'ownAddress' | 'deadAnchor' | 'noindex' | 'redirected' | 'scheduled' | 'expired' | 'draft' | 'gone' | 'noPage'

/** A link with a problem. `path` is its path without query and anchor; `anchors` are those of each page on which its anchor must exist. */
export type BadLink = { value: string; place: Place; path: string; anchors: Set<string>[] }

/** Every link with a problem, by kind. Each link is checked once, where it is written. */
const badLinks = perConfig((config: ReadConfig) => {
  const judge = judgeOf(config)
  // Most links occur many times, and a link that works once works everywhere.
  const right = new Set<string>()
  const found = new Map<State, BadLink[]>()
  for (const reference of config.references('href')) {
    // Unpublished content is not checked before it is published.
    if (reference.isDormant) continue
    if (right.has(reference.value)) continue
    const bad = judge(reference)
    if (!bad) {
      if (isRightEverywhere(reference, config)) right.add(reference.value)
      continue
    }
    const { value, file, keyPath, text } = reference
    const place = { file, keyPath, text }
    const { state, path = '', anchors = [] } = bad
    const same = found.get(state)
    if (same) same.push({ value, place, path, anchors })
    else found.set(state, [{ value, place, path, anchors }])
  }
  return found
})

/** Whether a link that works in one place works everywhere. */
function isRightEverywhere({ value, file }: Reference, { unshown }: ReadConfig): boolean {
  // Redirects have their own rules, and lists may name unpublished pages.
  return !value.startsWith('#') && file !== 'redirects.json' && !unshown.has(/^[^?#]*/.exec(value)![0])
}

/** The links with one kind of problem. */
export function linksThatAre(state: State, config: ReadConfig): BadLink[] {
  return badLinks(config).get(state) ?? []
}

type Judgement = { state: State; path?: string; anchors?: Set<string>[] }

function judgeOf(config: ReadConfig): (link: Reference) => Judgement | undefined {
  const ends = redirectEnds(config)
  const files = new Set(config.assets)
  const waiting = new Map(waitingAddresses(config).map(({ path, page, translation }) => [path, translation ?? page]))
  const feeds = feedAddresses(config)
  const own = config.settings && new URL(config.settings.url)
  return (link) => {
    const { value, file } = link
    if (value.startsWith('#')) {
      const anchors = pagesShowing(config, file).map((page) => anchorsOf(config, page))
      return anchors.every((shown) => shown.has(value.slice(1))) ? undefined : { state: 'deadAnchor', anchors }
    }
    if (own && value.startsWith('https://') && hostOf(value) === own.host && ownPath(own.href, value) !== undefined)
      return { state: 'ownAddress' }
    if (!value.startsWith('/')) return undefined
    const path = /^[^?#]*/.exec(value)![0]
    // Patterns of redirects have a rule of their own.
    if (file === 'redirects.json' && /[{*]/.test(path)) return undefined
    if (feeds.has(path)) return undefined
    const { kind, hops } = ends.of(value)
    // The rules of redirects check where their targets lead.
    if (kind === 'gone') return { state: 'gone', path }
    if (hops > 0) return file === 'redirects.json' ? undefined : { state: 'redirected' }
    if (fileMeant(files, value) !== undefined) return undefined
    const page = findPage(config, path) ?? waiting.get(path)
    if (page) {
      const anchor = value.includes('#') ? value.slice(value.indexOf('#') + 1) : undefined
      if (anchor !== undefined && !anchorsOf(config, page).has(anchor)) return { state: 'deadAnchor', anchors: [anchorsOf(config, page)] }
      // A redirect may lead to any page, because visitors do not click it.
      // Pages of facets are for visitors.
      return page.meta.noindex && !page.generated && file !== 'redirects.json' ? { state: 'noindex', path } : undefined
    }
    const unshown = config.unshown.get(path)
    // The home page has its own problem.
    if (unshown === 'draft') return path === '/' ? undefined : { state: 'draft', path }
    // Lists of pages leave out unpublished pages, so they may name them.
    if (unshown === 'scheduled' || unshown === 'expired')
      return link.keyPath.some((key) => key === 'paths' || key === 'related' || key === 'parent') ? undefined : { state: unshown, path }
    return unshown === 'faulty' || !config.knowsAllPaths || config.lostIds.has(path.slice(path.lastIndexOf('/') + 1))
      ? undefined
      : { state: 'noPage', path }
  }
}

/** Most addresses spell their host plainly; only the others need a real parser. Undefined for invalid addresses. */
function hostOf(url: string): string | undefined {
  return /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]+)(?:[/?#]|$)/.exec(url)?.[1] ?? urlOf(url)?.host
}
