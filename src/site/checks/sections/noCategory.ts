import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const words = '"text": "It grinds our rye.", "data": "Grain and flour", "status": "available"'

const directory = (category: string) => `{
      "type": "integrationsDirectory",
      "title": "Who we work with",
      "categories": [{ "id": "mills", "label": "Mills" }],
      "items": [{ "name": "The stone mill", "category": "${category}", ${words} }]
    },
    ${PROOF}`

export const noCategory = rule({
  code: 'E_NO_CATEGORY',
  group: 'sections',
  severity: 'error',
  title: 'Unknown category',
  about: 'An item names a category that its section does not have, so no filter would show it.',
  advice: 'Use the id of a category of this section, or add the category.',
  example: { file: HOME, replaces: PROOF, bad: directory('ovens'), good: directory('mills') },
  checkPage: inSections('integrationsDirectory', ({ categories, items }, at) => {
    const known = new Set(categories.map(({ id }) => id))
    return items.flatMap(({ category }, index) => {
      if (known.has(category)) return []
      const place = at('items', index, 'category')
      const hint = `Choose one of: ${[...known].join(', ')}.`
      return [{ ...place, message: `there is no category "${category}"`, hint, fix: nearestFix(place, category, known) }]
    })
  }),
})
