import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const sameOption = rule({
  code: 'E_SAME_OPTION',
  group: 'sections',
  severity: 'error',
  title: 'Choice of a form that is there twice',
  about: 'Two choices of a field send the same value or say the same words, so whoever reads the answer cannot tell which was meant.',
  advice: 'Give each choice its own value and its own words.',
  example: { file: VISIT, replaces: '"value": "spelt-crown"', bad: '"value": "rye-loaf"', good: '"value": "spelt-crown"' },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) => {
      if (field.kind !== 'choice') return []
      return field.options.flatMap(({ value, label }, option) => {
        const before = field.options.slice(0, option)
        const place = (key: string) => at('fields', index, 'options', option, key)
        if (before.some((other) => other.value === value)) return [{ ...place('value'), message: `the choice "${value}" is already there` }]
        return before.some((other) => other.label.toLowerCase() === label.toLowerCase())
          ? [{ ...place('label'), message: `another choice is called "${label}" already` }]
          : []
      })
    }),
  ),
})
