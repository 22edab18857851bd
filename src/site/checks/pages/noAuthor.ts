import { nearestFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { entryId } from '#src/site/feeds/entryId.ts'
import type { SitePage } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const noAuthor = rule({
  code: 'E_NO_AUTHOR',
  group: 'pages',
  severity: 'error',
  title: 'Missing author',
  about:
    'An entry names an author who has no page: its collection names no collection of authors, or that collection has no entry of this id.',
  advice: 'Correct the id, or add the author.',
  example: {
    file: 'collections/breads/rye-loaf.json',
    replaces: '"updated": "2026-11-02",\n  "sections"',
    bad: '"updated": "2026-11-02",\n  "authors": ["miller"],\n  "sections"',
    good: '"updated": "2026-11-02",\n  "sections"',
  },
  ignoresWords: true,
  check: (config) => {
    const idsOf = new Map<string, ReadonlySet<string>>()
    return (
      config.pages
        // A translation has the authors of its source.
        .filter(({ translates, meta }) => translates === undefined && meta.authors !== undefined)
        .flatMap((page) => page.meta.authors!.flatMap((id, index) => missing(config, idsOf, page, id, index)))
    )
  },
})

function missing(
  { pages, collections, collectionNames, unshown }: ReadConfig,
  idsOf: Map<string, ReadonlySet<string>>,
  { file, collection }: SitePage,
  id: string,
  index: number,
): RuleProblem[] {
  const place = { file, keyPath: ['authors', index] }
  if (collection === undefined) return [{ ...place, message: `"${id}" means nothing here: only entries of a collection have authors` }]
  const own = collections[collection]
  if (!own) return []
  const people = own.authors
  if (people === undefined) {
    const message = `collections/${collection}/index.json names no collection of authors`
    return [
      { ...place, message, hint: 'Add "authors" to it, with the name of the folder whose entries are the authors.', cause: collection },
    ]
  }
  // A misspelt name of the collection, or an index with problems, is reported itself.
  const ofPeople = collections[people]
  if (!collectionNames.includes(people) || !ofPeople) return []
  let ids = idsOf.get(people)
  if (!ids) idsOf.set(people, (ids = new Set(pages.filter((page) => page.collection === people).map(entryId))))
  // An author may be published later than an article.
  if (ids.has(id) || unshown.has(ofPeople.path.replace('{id}', id))) return []
  return [
    {
      ...place,
      message: `there is no author "${id}": the collection "${people}" has no such entry`,
      hint: didYouMean(id, ids) ?? `Add collections/${people}/${id}.json, or correct the id.`,
      fix: nearestFix(place, id, ids),
    },
  ]
}
