import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { inSections } from './inSections.ts'

const FIELDS = '"fields": ['
const sort = (value: string) => `"fields": [
        {
          "kind": "choice",
          "name": "sort",
          "label": "What is it about?",
          "options": [{ "value": "loaf", "label": "A loaf" }, { "value": "cake", "label": "A cake" }]
        },
        { "kind": "number", "name": "guests", "label": "Guests", "when": { "field": "sort", "is": ["${value}"] } },`

export const deadCondition = rule({
  code: 'E_DEAD_CONDITION',
  group: 'sections',
  severity: 'error',
  title: 'Condition that is never met',
  about:
    'The condition of a form field names a field that is missing, below it or without choices, or a choice that does not exist, so ' +
    'the field would never be shown.',
  advice: 'Name a field of the kind `choice`, `choices` or `agreement` above this field, and values of its choices.',
  example: { file: VISIT, replaces: FIELDS, bad: sort('cakes'), good: sort('cake') },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) => {
      if (field.kind === 'source' || !field.when) return []
      const { field: name, is } = field.when
      const above = fields.slice(0, index)
      const named = above.find((other) => other.name === name)
      if (!named || !canBeNamed(named)) {
        const names = above.filter(canBeNamed).map((other) => other.name)
        const hint = didYouMean(name, names) ?? (names.length > 0 ? `Name one of: ${names.join(', ')}.` : undefined)
        return [{ ...at('fields', index, 'when', 'field'), message: faultOf(name, named, fields), hint }]
      }
      const answers = 'options' in named ? named.options.map(({ value }) => value) : ['true']
      return (is ?? []).flatMap((value, position) =>
        answers.includes(value)
          ? []
          : [
              {
                ...at('fields', index, 'when', 'is', position),
                message: `the field "${name}" does not have the choice "${value}"`,
                hint: didYouMean(value, answers) ?? `Choose one of: ${answers.join(', ')}.`,
              },
            ],
      )
    }),
  ),
})

function canBeNamed({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'choices' || kind === 'agreement'
}

function faultOf(name: string, named: Field | undefined, fields: readonly Field[]): string {
  if (named) return `the field "${name}" has no choices`
  return fields.some((field) => field.name === name) ? `the field "${name}" is not above this field` : `there is no field "${name}"`
}
