import { HOME } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { namedIn } from '#src/site/checks/namedIn.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const noCollection = rule({
  code: 'E_NO_COLLECTION',
  group: 'files',
  severity: 'error',
  title: 'Missing collection',
  about: 'A section names a collection that does not exist, or a folder of entries has no index.json, which defines their path.',
  advice: 'Correct the name, or add index.json to the collection folder.',
  example: { file: HOME, replaces: '"collection": "breads"', bad: '"collection": "bread"', good: '"collection": "breads"' },
  ignoresWords: true,
  check: (config) => {
    const names = config.collectionNames
    return namedIn(config, 'collection', (value) => !names.includes(value)).map(({ value, place }) => ({
      ...place,
      message: `there is no collection "${value}"`,
      hint: didYouMean(value, names),
      fix: nearestFix(place, value, names),
    }))
  },
})
