import { VISIT } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import type { SitePage } from '#src/site/site.ts'

/** Each circle is reported once. */
export const parentLoop = rule({
  code: 'E_PARENT_LOOP',
  group: 'pages',
  severity: 'error',
  title: 'Circular parents',
  about: 'Pages name each other as their parent, so the breadcrumb never reaches the home page.',
  hint: 'Name the page above it, or remove "parent".',
  example: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "parent": "/visit"',
    good: '"icon": "map-pin",\n  "parent": "/"',
  },
  ignoresWords: true,
  check: (config) => {
    const done = new Set<SitePage>()
    // Without a page that names its parent, each step leads to a shorter path.
    return config.pages
      .filter(({ meta, generated }) => meta.parent !== undefined && !generated)
      .flatMap((page): RuleProblem[] => {
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
        const message = `the parents of the page form a circle: ${[...circle, here].map(({ path }) => path).join(' → ')}`
        return [{ file: named.file, keyPath: ['parent'], message }]
      })
  },
})
