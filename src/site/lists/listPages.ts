import type { PageGenerator } from '#src/site/pages/pageGenerator.ts'
import { entriesOn } from './entriesOfList.ts'
import { facetAddress, facetsOf } from './facetsOf.ts'
import { listParts, partAddress } from './listParts.ts'
import type { ListUse, ListView } from './listUse.ts'
import { viewName } from './viewName.ts'

/** The pages of the list on a page. */
export const listPages: PageGenerator = (site, page, words) =>
  page.uses.lists
    .filter(({ pages }) => pages)
    .slice(0, 1)
    .flatMap((use) =>
      listParts(entriesOn(site, page, use), use)
        .slice(1)
        .map(({ view }) => ({
          below: partAddress(view),
          name: viewName(view, words, page.language ?? site.settings?.language ?? 'en'),
          shows: { list: view },
          keeps: keptBy(use),
        })),
    )

/**
 * The pages of the facets of the list on a page: for each value, the entries that have it. Search engines find the entries on the pages of
 * the list itself.
 */
export const facetPages: PageGenerator = (site, page, words) => {
  const use = page.uses.lists.find(({ facets }) => facets.length > 0)
  if (!use) return []
  const language = page.language ?? site.settings?.language ?? 'en'
  const { collections } = site.languages?.find(({ tag }) => tag === page.language) ?? site
  const facets = facetsOf({ pages: site.pages, collections }, use, entriesOn(site, page, use), page.language)
  return facets.flatMap(({ key, values }) =>
    values.flatMap(({ value, label, entries }) => {
      const facet = { key, value }
      const below = facetAddress(facet)
      return listParts(entries, use).map(({ view }, index) => ({
        below: index === 0 ? below : `${below}/${partAddress(view)}`,
        name: index === 0 ? label : `${label}, ${viewName(view, words, language)}`,
        shows: { list: { facet, ...view } satisfies ListView },
        keeps: keptBy(use),
        ...(index > 0 && { parent: below }),
        noindex: true,
      }))
    }),
  )
}

function keptBy({ opener, index }: ListUse) {
  return [...(opener ? [opener] : []), { index, type: 'list' as const }]
}
