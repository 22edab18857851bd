import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const FIELDS = '"fields": ['
const loaves = (limits: string) => `"fields": [\n        { "kind": "number", "name": "loaves", "label": "How many", ${limits} },`

export const limitOrder = rule({
  code: 'E_LIMIT_ORDER',
  group: 'sections',
  severity: 'error',
  title: 'Limits that no number meets',
  about: 'The smallest allowed number of a form field is larger than the largest, so nobody could send the form.',
  hint: 'Exchange the two, or correct one.',
  example: { file: VISIT, replaces: FIELDS, bad: loaves('"min": 12, "max": 1'), good: loaves('"min": 1, "max": 12') },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) =>
      field.kind === 'number' && field.min > field.max
        ? [{ ...at('fields', index, 'min'), message: `the smallest number ${field.min} is larger than the largest, ${field.max}` }]
        : [],
    ),
  ),
})
