import { VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const FIELD = '"kind": "email",\n          "name": "email"'

/** What a field asks for, by the words of its name or label, and the kind that accepts only this. */
const ASKED: { words: RegExp; kind: 'email'; what: string }[] = [
  {
    words: /^(?:your |work |ihre |votre |su |tu )?(?:e-?mail|mail)(?:[ -]?(?:address|adresse|adress))?\s*\*?$/i,
    kind: 'email',
    what: 'an e-mail address',
  },
  { words: /^(?:adresse (?:e-?mail|électronique)|correo(?: electrónico)?|courriel)\s*\*?$/i, kind: 'email', what: 'an e-mail address' },
]

export const fieldKind = rule({
  code: 'E_FIELD_KIND',
  group: 'sections',
  severity: 'warning',
  title: 'Form field of the wrong kind',
  about:
    'The name of the field suggests an e-mail address, but its kind accepts any text. Typos go unnoticed, and then you cannot ' +
    'reply to the visitor.',
  advice: 'Set "kind": "email".',
  example: { file: VISIT, replaces: FIELD, bad: FIELD.replace('email', 'text'), good: FIELD },
  checkPage: inSections('form', ({ fields }, at) =>
    fields.flatMap((field, index) => {
      if (field.kind !== 'text') return []
      const asked = ASKED.find(({ words }) => words.test(field.name) || words.test(field.label))
      return asked
        ? [
            {
              ...at('fields', index, 'kind'),
              message: `this field asks for ${asked.what}, but accepts any text`,
              hint: `Set "kind": "${asked.kind}".`,
            },
          ]
        : []
    }),
  ),
})
