import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { SitePage } from '#src/site/site.ts'

/** The address of the site is that of a host: canonical addresses, the sitemap and shared links are made from it and a path. */
export function canonicalAddress({ settings }: ReadConfig): UnplacedProblem[] {
  if (!settings || !URL.canParse(settings.url)) return []
  const { origin } = new URL(settings.url)
  if (origin === settings.url) return []
  return [
    {
      code: 'E_SITE_ADDRESS',
      file: 'site.json',
      keyPath: ['url'],
      message: `"${settings.url}" is more than a host, so the canonical address of every page would be wrong`,
      hint: `Write ${origin}.`,
      fix: { label: `Change it to "${origin}"`, file: 'site.json', do: 'set', keyPath: ['url'], value: origin },
    },
  ]
}

/** Pages do not stand below themselves: a breadcrumb leads up to the home page. Each circle is told once. */
export function upwardParents(config: ReadConfig): UnplacedProblem[] {
  const done = new Set<SitePage>()
  // Without a page that names the one above it, each step leads to a shorter path.
  return config.pages
    .filter(({ meta }) => meta.parent !== undefined)
    .flatMap((page): UnplacedProblem[] => {
      const trail = new Set<SitePage>()
      let here: SitePage | undefined = page
      while (here && !trail.has(here) && !done.has(here)) {
        trail.add(here)
        here = pageAbove(config, here)
      }
      for (const passed of trail) done.add(passed)
      if (!here || !trail.has(here)) return []
      const stations = [...trail]
      const circle = stations.slice(stations.indexOf(here))
      const named = circle.find(({ meta }) => meta.parent !== undefined) ?? here
      return [
        {
          code: 'E_PARENT_LOOP',
          file: named.file,
          keyPath: ['parent'],
          message: `the page stands below itself: ${[...circle, here].map(({ path }) => path).join(' → ')}`,
          hint: 'Name the page above it, or leave parent out.',
        },
      ]
    })
}

/** Checks of addresses. */
export const addressChecks: Check[] = [canonicalAddress, upwardParents]
