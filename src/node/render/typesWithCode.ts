import { isLiveList } from '#src/site/lists/isLiveList.ts'
import type { SitePage } from '#src/site/site.ts'

/** The section types of a page whose code it loads, of those that hydrate: a list does only with facets or search. */
export function typesWithCode({ uses: { types, lists } }: Pick<SitePage, 'uses'>, liveTypes: readonly string[]): SitePage['uses']['types'] {
  return types.filter((type) => liveTypes.includes(type) && (type !== 'list' || lists.some(isLiveList)))
}
