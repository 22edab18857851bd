import type { PageGenerator } from '#src/site/pages/pageGenerator.ts'
import { entriesOn } from './entriesOfList.ts'
import { listParts, partAddress } from './listParts.ts'
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
          keeps: [...(use.opener ? [use.opener] : []), { index: use.index, type: 'list' as const }],
        })),
    )
