import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { SitePage } from '#src/site/site.ts'
import { reach } from './reach.ts'
import type { Thing } from './thing.ts'

/** The places on a page, with address and opening hours. `url` is the absolute URL of the page, `today` a day. */
export function places({ sections }: Pick<SitePage, 'sections'>, url: string, today: string): Thing[] {
  return sectionsOfType(sections, 'place').map((place) => ({
    '@type': 'Place',
    '@id': `${url}#${place.id}`,
    name: place.name,
    ...reach(place, today),
  }))
}
