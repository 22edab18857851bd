import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { dateLimit } from '#src/site/forms/dateLimit.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { inSections } from './inSections.ts'

const FIELDS = '"fields": ['
const loaves = (limits: string) => `"fields": [\n        { "kind": "number", "name": "loaves", "label": "How many", ${limits} },`

export const limitOrder = rule({
  code: 'E_LIMIT_ORDER',
  group: 'sections',
  severity: 'error',
  title: 'Impossible limits',
  about:
    'The minimum of a form field, or of a field of a collection, is greater than its maximum, or more choices are needed than there are, ' +
    'so no value is possible.',
  hint: 'Swap the two, or correct one of them.',
  example: { file: VISIT, replaces: FIELDS, bad: loaves('"min": 12, "max": 1'), good: loaves('"min": 1, "max": 12') },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) => {
      const message = contradictionIn(field)
      return message ? [{ ...at('fields', index, 'min'), message }] : []
    }),
  ),
})

/** Any day: two limits that count from today are in the same order on every day. */
const SOME_DAY = '2026-01-01'

function contradictionIn(field: Field): string | undefined {
  if (field.kind === 'choices') {
    const { min = 0, max = min, options } = field
    if (min > options.length) return `the field has only ${options.length} choices, so visitors cannot choose ${min}`
    return min > max ? `the minimum, ${min}, is greater than the maximum, ${max}` : undefined
  }
  if (field.kind === 'number')
    return field.min > field.max ? `the minimum, ${field.min}, is greater than the maximum, ${field.max}` : undefined
  if (field.kind !== 'date' || !field.min || !field.max || isCounted(field.min) !== isCounted(field.max)) return undefined
  const isLater = dateLimit(field.min, SOME_DAY) > dateLimit(field.max, SOME_DAY)
  return isLater ? `the first day, ${field.min}, is after the last day, ${field.max}` : undefined
}

function isCounted(limit: string): boolean {
  return limit.startsWith('today')
}
