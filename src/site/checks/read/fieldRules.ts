// Rules of the fields that collections declare, checked while config is read.
import { MUSEUM, SHOW } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

const TITLE = '"title": "{name}, {period, month}"'

export const periodOrder = rule({
  code: 'E_PERIOD_ORDER',
  group: 'dates',
  severity: 'error',
  title: 'Period that ends before it starts',
  about: 'The last day of a period is before its first day, so lists of current and past entries would place it wrongly.',
  hint: 'Correct one of the two days.',
  foundBy: 'schemas/fieldValues.ts',
  example: { ...MUSEUM, file: SHOW, replaces: '"end": "2027-02-28"', bad: '"end": "2026-02-28"', good: '"end": "2027-02-28"' },
})

export const fieldSource = rule({
  code: 'E_FIELD_SOURCE',
  group: 'shape',
  severity: 'error',
  title: 'Translated value that is the same in every language',
  about:
    'A translation contains a day, a number, a choice or a reference. These values come from the source, so that they are the same in ' +
    'every language; a copy would go out of date.',
  hint: 'Remove the value: it is taken from the source.',
  foundBy: 'src/node/config/parse/untranslatedValues.ts',
  example: {
    ...MUSEUM,
    file: 'collections/exhibitions/salt.de.json',
    replaces: '"fields": {',
    bad: '"fields": {\n    "pieces": 64,',
    good: '"fields": {',
  },
})

export const fieldName = rule({
  code: 'E_FIELD_NAME',
  group: 'texts',
  severity: 'error',
  title: 'Unknown field in braces',
  about:
    'The title, the description or the summary of an entry contains a name in braces that is not a field of its collection, or a part or ' +
    'a format that the field does not have.',
  advice: 'Write the name of a field that the collection declares.',
  foundBy: 'src/site/fields/entryTexts.ts',
  example: { ...MUSEUM, file: SHOW, replaces: TITLE, bad: '"title": "{name}, {perod, month}"', good: TITLE },
})

export const fieldEmpty = rule({
  code: 'E_FIELD_EMPTY',
  group: 'texts',
  severity: 'error',
  title: 'Empty field in a text',
  about: 'The title, the description or the summary of an entry contains a field in braces that has no value in this entry.',
  advice: 'Fill in the field, or write the text without it.',
  foundBy: 'src/site/fields/entryTexts.ts',
  example: { ...MUSEUM, file: SHOW, replaces: TITLE, bad: '"title": "{name}, opened on {opening}"', good: TITLE },
})
