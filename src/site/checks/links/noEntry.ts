import { MUSEUM, SHOW } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { badEntries, idsOf } from './badEntries.ts'

export const noEntry = rule({
  code: 'E_NO_ENTRY',
  group: 'links',
  severity: 'error',
  title: 'Reference to a missing entry',
  about: 'A field refers to an entry that does not exist in its collection, or that is a draft, so the page would show nothing there.',
  advice: 'Correct the id, publish the entry, or remove the reference.',
  example: { ...MUSEUM, file: SHOW, replaces: '"room": "cellar"', bad: '"room": "celler"', good: '"room": "cellar"' },
  ignoresWords: true,
  check: (config) => [
    ...badEntries('missing', config).map(({ collection, id, place }) => {
      const known = idsOf(config, collection)
      return {
        ...place,
        message: `there is no entry "${id}" in the collection ${collection}`,
        hint: didYouMean(id, known) ?? `Add collections/${collection}/${id}.json, or choose another entry.`,
        fix: nearestFix(place, id, known),
      }
    }),
    ...badEntries('draft', config).map(({ collection, id, place }) => ({
      ...place,
      message: `the entry "${id}" of the collection ${collection} is a draft, so it is not published`,
      hint: 'Publish that entry, or remove the reference.',
      cause: `${collection}/${id}`,
    })),
  ],
})
