import { waitingAddresses } from '#src/site/languages/waitingAddresses.ts'
import { redirectsOfGenerated } from '#src/site/pages/redirectsOfGenerated.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { type Compared, hiddenBy } from './compared.ts'

/**
 * An address that led to a page, directly or by a redirect, and no longer does. `unshown` says why a page that still has a file is not
 * shown.
 */
export type LostAddress = { path: string; was: 'page' | 'redirect'; unshown?: string | undefined }

/** Addresses that worked before and are lost now. Addresses hidden by problems are skipped. */
export function lostAddresses(before: Compared, after: Compared): LostAddress[] {
  const [ledSomewhere, leadsSomewhere] = [leads(before), leads(after)]
  const isHidden = hiddenBy(after)
  const waiting = waitingAddresses(before).flatMap(({ page, path, translation }) =>
    translation ? [] : [{ path, collection: page.collection }],
  )
  const pages = [...before.pages, ...waiting]
    .filter((page) => !leadsSomewhere(page.path) && !isHidden(page))
    .map(({ path }): LostAddress => ({ path, was: 'page', unshown: after.unshown.get(path) }))
  const redirects = before.redirects
    // Patterns are not addresses.
    .filter(({ from }) => !/[{*]/.test(from) && !findPage(before, from) && ledSomewhere(from) && !leadsSomewhere(from))
    .map(({ from }): LostAddress => ({ path: from, was: 'redirect' }))
  return [...pages, ...redirects]
}

/** Returns a test whether a path leads to a page, a file or another site, also by redirects, or is said to be gone. */
function leads(config: Compared): (path: string) => boolean {
  const ends = redirectEnds({ ...config, redirects: [...config.redirects, ...redirectsOfGenerated(config)] })
  const waiting = new Set(waitingAddresses(config).map(({ path }) => path))
  return (path) => {
    const { kind, to } = ends.of(path)
    const here = to.split(/[?#]/)[0]!
    if (kind !== 'address') return kind === 'gone'
    return (
      to.startsWith('https://') ||
      findPage(config, here) !== undefined ||
      waiting.has(here) ||
      config.unshown.get(here) === 'faulty' ||
      config.assets?.includes(here) === true
    )
  }
}
