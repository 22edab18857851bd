import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { waitingAddresses } from '#src/site/languages/waitingAddresses.ts'
import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { Reference } from '#src/site/site.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** What is wrong with a link within the site, in one word. */
type State = 'ownAddress' | 'deadAnchor' | 'noindex' | 'redirected' | 'scheduled' | 'expired' | 'draft' | 'noPage'

/**
 * A link that has a problem. `path` is its path without query and anchor; `anchors` are those of each page on which it looks for its own.
 */
export type BadLink = { value: string; place: Place; path: string; anchors: Set<string>[] }

/** Every link with a problem, by what is wrong with it. Each is judged once, where it is written. */
const badLinks = perConfig((config: ReadConfig) => {
  const judge = judgeOf(config)
  // Most links are written many times, and what is right once is right everywhere.
  const right = new Set<string>()
  const found = new Map<State, BadLink[]>()
  for (const reference of config.references('href')) {
    // What is not live is not reported until it is.
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

/** Whether a link that is right where it stands is right wherever it may stand. */
function isRightEverywhere({ value, file }: Reference, { unshown }: ReadConfig): boolean {
  // Redirects are judged by other measures, and lists may name what is not live.
  return !value.startsWith('#') && file !== 'redirects.json' && !unshown.has(/^[^?#]*/.exec(value)![0])
}

/** The links of which one thing is wrong. */
export function linksThatAre(state: State, config: ReadConfig): BadLink[] {
  return badLinks(config).get(state) ?? []
}

type Judgement = { state: State; path?: string; anchors?: Set<string>[] }

function judgeOf(config: ReadConfig): (link: Reference) => Judgement | undefined {
  const redirected = new Set(config.redirects.map(({ from }) => from))
  const files = new Set(config.assets)
  const waiting = new Map(waitingAddresses(config).map(({ path, page, translation }) => [path, translation ?? page]))
  const own = config.settings && new URL(config.settings.url)
  return (link) => {
    const { value, file } = link
    if (value.startsWith('#')) {
      const anchors = pagesShowing(config, file).map(anchorsOf)
      return anchors.every((shown) => shown.has(value.slice(1))) ? undefined : { state: 'deadAnchor', anchors }
    }
    if (own && value.startsWith('https://') && hostOf(value) === own.host) return { state: 'ownAddress' }
    if (!value.startsWith('/') || fileMeant(files, value) !== undefined) return undefined
    const path = /^[^?#]*/.exec(value)![0]
    const page = findPage(config, path) ?? waiting.get(path)
    if (page) {
      const anchor = value.includes('#') ? value.slice(value.indexOf('#') + 1) : undefined
      if (anchor !== undefined && !anchorsOf(page).has(anchor)) return { state: 'deadAnchor', anchors: [anchorsOf(page)] }
      // An old address may lead to any page: nobody clicks on it here.
      return page.meta.noindex && file !== 'redirects.json' ? { state: 'noindex', path } : undefined
    }
    // What a redirect leads to is judged with the redirects.
    if (redirected.has(path)) return file === 'redirects.json' ? undefined : { state: 'redirected' }
    const unshown = config.unshown.get(path)
    // That the home page is none is told by itself.
    if (unshown === 'draft') return path === '/' ? undefined : { state: 'draft', path }
    // Lists of pages leave out what is not live, so they may name it.
    if (unshown === 'scheduled' || unshown === 'expired')
      return link.keyPath.some((key) => key === 'paths' || key === 'related' || key === 'parent') ? undefined : { state: unshown, path }
    return unshown === 'faulty' || !config.knowsAllPaths || config.lostIds.has(path.slice(path.lastIndexOf('/') + 1))
      ? undefined
      : { state: 'noPage', path }
  }
}

/** Most addresses spell their host plainly; only the others need a real parser. Undefined for what is no address. */
function hostOf(url: string): string | undefined {
  return /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]+)(?:[/?#]|$)/.exec(url)?.[1] ?? urlOf(url)?.host
}
