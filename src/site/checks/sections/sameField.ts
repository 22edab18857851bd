import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

export const sameField = rule({
  code: 'E_SAME_FIELD',
  group: 'sections',
  severity: 'error',
  title: 'Duplicate form field',
  about: 'Two fields of a form have the same name, so one answer would overwrite the other.',
  advice: 'Give one of them another name.',
  example: { file: VISIT, replaces: '"name": "email"', bad: '"name": "name"', good: '"name": "email"' },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap(({ name }, index) =>
      fields.findIndex((field) => field.name === name) < index
        ? [{ ...at('fields', index, 'name'), message: `the field "${name}" already exists` }]
        : [],
    ),
  ),
})
