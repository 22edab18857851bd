import { MUSEUM } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { inSections } from './inSections.ts'

const FIELDS = '"theme",\n        "audience"'

export const fieldList = rule({
  code: 'E_FIELD_LIST',
  group: 'sections',
  severity: 'error',
  title: 'List of fields that do not exist',
  about: 'A list of fields names a field that the collection of the page does not declare, or is on a page without fields.',
  advice: 'Write the name of a field that the collection declares.',
  example: { ...MUSEUM, file: 'collections/exhibitions/index.json', replaces: FIELDS, bad: '"them",\n        "audience"', good: FIELDS },
  checkPage: inSections('fieldList', ({ fields = [] }, at, { fieldTypes = {} }) => {
    const known = Object.keys(fieldTypes)
    if (known.length === 0) {
      const hint = 'Declare fields in the index.json of its collection, or remove the section.'
      return [{ ...at(), message: 'this page has no fields to show', hint }]
    }
    return fields.flatMap((name, index) => {
      if (known.includes(name)) return []
      const place = at('fields', index)
      const hint = didYouMean(name, known) ?? `Fields: ${known.join(', ')}.`
      return [{ ...place, message: `"${name}" is not a field of this collection`, hint, fix: nearestFix(place, name, known) }]
    })
  }),
})
