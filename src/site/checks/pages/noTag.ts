import { nearestFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { SitePage } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const noTag = rule({
  code: 'E_NO_TAG',
  group: 'pages',
  severity: 'error',
  title: 'Undeclared tag or series',
  about: 'An entry has a tag or a series that the index.json of its collection does not declare, so it has no label and no feed.',
  advice: 'Correct the id, or declare it in the index.json of the collection.',
  example: {
    file: 'collections/breads/rye-loaf.json',
    replaces: '"updated": "2026-11-02",\n  "sections"',
    bad: '"updated": "2026-11-02",\n  "tags": ["rye"],\n  "sections"',
    good: '"updated": "2026-11-02",\n  "sections"',
  },
  ignoresWords: true,
  check: ({ pages, collections }) =>
    pages
      // A translation has the tags of its source.
      .filter(({ translates }) => translates === undefined)
      .flatMap((page) => [
        ...(page.meta.tags ?? []).flatMap((tag, index) => undeclared(page, collections, 'tags', tag, ['tags', index])),
        ...(page.meta.series === undefined ? [] : undeclared(page, collections, 'series', page.meta.series, ['series'])),
      ]),
})

function undeclared(
  { file, collection }: SitePage,
  collections: ReadConfig['collections'],
  kind: 'tags' | 'series',
  id: string,
  keyPath: RuleProblem['keyPath'],
): RuleProblem[] {
  const name = kind === 'tags' ? 'tag' : 'series'
  const index = collection === undefined ? undefined : collections[collection]
  if (collection === undefined) return [{ file, keyPath, message: `"${id}" means nothing here: only entries of a collection have ${kind}` }]
  // An index with problems is reported itself.
  if (!index || index[kind][id]) return []
  const known = Object.keys(index[kind])
  return [
    {
      file,
      keyPath,
      message: `collections/${collection}/index.json declares no ${name} "${id}"`,
      hint: didYouMean(id, known) ?? (known.length > 0 ? `It declares: ${known.join(', ')}.` : undefined),
      fix: nearestFix({ file, keyPath }, id, known),
    },
  ]
}
