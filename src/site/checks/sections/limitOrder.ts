import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const FIELDS = '"fields": ['
const loaves = (limits: string) => `"fields": [\n        { "kind": "number", "name": "loaves", "label": "How many", ${limits} },`

export const limitOrder = rule({
  code: 'E_LIMIT_ORDER',
  group: 'sections',
  severity: 'error',
  title: 'Impossible limits',
  about: 'The minimum of a form field, or of a field of a collection, is greater than its maximum, so no value is possible.',
  hint: 'Swap the two, or correct one of them.',
  example: { file: VISIT, replaces: FIELDS, bad: loaves('"min": 12, "max": 1'), good: loaves('"min": 1, "max": 12') },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) =>
      field.kind === 'number' && field.min > field.max
        ? [{ ...at('fields', index, 'min'), message: `the minimum, ${field.min}, is greater than the maximum, ${field.max}` }]
        : [],
    ),
  ),
})
