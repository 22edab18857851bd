import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const sameOption = rule({
  code: 'E_SAME_OPTION',
  group: 'sections',
  severity: 'error',
  title: 'Duplicate choice',
  about:
    'Two choices of a form field, or of a field of a collection, have the same value or the same label, so an answer does not show which ' +
    'one was meant.',
  advice: 'Give each choice its own value and its own label.',
  example: { file: VISIT, replaces: '"value": "spelt-crown"', bad: '"value": "rye-loaf"', good: '"value": "spelt-crown"' },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) => {
      if (!('options' in field)) return []
      return field.options.flatMap(({ value, label }, option) => {
        const before = field.options.slice(0, option)
        const place = (key: string) => at('fields', index, 'options', option, key)
        if (before.some((other) => other.value === value)) return [{ ...place('value'), message: `the choice "${value}" already exists` }]
        return before.some((other) => other.label.toLowerCase() === label.toLowerCase())
          ? [{ ...place('label'), message: `another choice already has the label "${label}"` }]
          : []
      })
    }),
  ),
})
