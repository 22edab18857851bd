import { perConfig } from '#src/site/checks/perConfig.ts'
import { type RedirectedSite, askedAddress, redirectAt } from './redirectAt.ts'
import type { FoundRedirect } from './redirectTable.ts'
import { redirectTarget } from './redirectTarget.ts'

/** Where the redirects of an address end: at `to`, after so many `hops`; `before` is the last stop on the way. */
export type RedirectEnd = {
  kind: 'address' | 'gone' | 'circle'
  /** The last address: of this or another site, with its query and anchor; of a circle, the first one that repeats. */
  to: string
  hops: number
  before: string | undefined
}

/** Follows redirects on a site. Each address is followed once. */
export interface RedirectEnds {
  /** The end for an address of the site; `hops` is 0 if it is not redirected. */
  of(href: string): RedirectEnd
  /** The next address, or the status of an address that is gone; undefined if it is not redirected. */
  next(href: string): string | number | undefined
}

/** The ends of all redirects of a site. */
export const redirectEnds = perConfig((site: RedirectedSite): RedirectEnds => {
  const ends = new Map<string, RedirectEnd>()
  const foundAt = (href: string) => (href.startsWith('/') ? redirectAt(site, askedAddress(href)) : undefined)
  const targetOf = (found: FoundRedirect, href: string) => redirectTarget(found, askedAddress(href).query) ?? found.redirect.status

  function follow(start: string): RedirectEnd {
    const stops: string[] = []
    const met = new Set<string>()
    const patterns = new Set<number>()
    let end: RedirectEnd | undefined
    for (let here = start; !end;) {
      const key = withoutAnchor(here)
      end = ends.get(key)
      if (end) break
      const found = foundAt(here)
      const isAgain = met.has(key) || (found !== undefined && found.values.size > 0 && patterns.has(found.index))
      if (isAgain) end = { kind: 'circle', to: here, hops: 0, before: undefined }
      else if (!found) end = { kind: 'address', to: here, hops: 0, before: undefined }
      else {
        stops.push(here)
        met.add(key)
        // A pattern that applies to its own target adds to the address for ever.
        if (found.values.size > 0) patterns.add(found.index)
        const next = targetOf(found, here)
        if (typeof next === 'number') end = { kind: 'gone', to: here, hops: 0, before: undefined }
        else here = next
      }
    }
    for (const stop of stops.toReversed()) {
      // An address that is gone leads nowhere itself.
      const isEnd: boolean = end.kind === 'gone' && end.to === stop
      end = { ...end, hops: end.hops + Number(!isEnd), before: end.hops === 0 && !isEnd ? stop : end.before }
      ends.set(withoutAnchor(stop), end)
    }
    return end
  }

  return {
    of: follow,
    next(href) {
      const found = foundAt(href)
      return found && targetOf(found, href)
    },
  }
})

function withoutAnchor(href: string): string {
  const mark = href.indexOf('#')
  return mark < 0 ? href : href.slice(0, mark)
}
