import type { SitePage } from '#src/site/site.ts'
import { reach } from './reach.ts'
import type { Thing } from './thing.ts'

/** The places that a page shows, with address and opening hours. `url` is the whole address of the page. */
export function places({ sections }: Pick<SitePage, 'sections'>, url: string): Thing[] {
  return sections.flatMap((section) => {
    if (section.type !== 'place') return []
    const { id, name } = section
    return [{ '@type': 'Place', '@id': `${url}#${id}`, name, ...reach(section) }]
  })
}
