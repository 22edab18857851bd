// Rules of fields, whose problems are found while a file is held against its schema: see src/node/config/parse/shapeProblems.ts.
import { rule } from '#src/site/checks/rule.ts'
import { VISIT, HOME, FIRST_LINK } from '#src/site/checks/examplePieces.ts'

export const unknownKey = rule({
  code: 'E_UNKNOWN_KEY',
  group: 'shape',
  severity: 'error',
  title: 'Unknown field',
  about: 'A field of this name does not exist here. It is often a typing error, and what it was meant to say would be lost.',
  advice: 'Correct the name, or remove the field.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icno": "map-pin"', good: '"icon": "map-pin"' },
})

export const missing = rule({
  code: 'E_MISSING',
  group: 'shape',
  severity: 'error',
  title: 'Missing field',
  about: 'A field that is always needed is not there. The place shown is the object it belongs to.',
  advice: 'Add the field.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: {
    file: VISIT,
    replaces: '"summary": "Hours, the way here, and orders.",',
    bad: '',
    good: '"summary": "Hours, the way here, and orders.",',
  },
})

export const type = rule({
  code: 'E_TYPE',
  group: 'shape',
  severity: 'error',
  title: 'Wrong type of value',
  about: 'The value is of another type than the field takes, such as a text in place of a number, or null in place of a text.',
  advice: 'Write a value of the type that is expected; leave an optional field out instead of writing null.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"order": 2', bad: '"order": "2"', good: '"order": 2' },
})

export const choice = rule({
  code: 'E_CHOICE',
  group: 'shape',
  severity: 'error',
  title: 'Value that is not a choice',
  about: 'The field takes one of a few values, such as the type of a section, and this is none of them.',
  advice: 'Choose one of the values that are listed.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"kind": "ContactPage"', bad: '"kind": "ContatcPage"', good: '"kind": "ContactPage"' },
})

export const tooLong = rule({
  code: 'E_TOO_LONG',
  group: 'shape',
  severity: 'error',
  title: 'Too long or too many',
  about: 'A text, a list or a number is beyond the limit up to which the layout works.',
  advice: 'Shorten it.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: {
    file: 'header.json',
    replaces: '"title": "Visit us"',
    bad: '"title": "Visit us on any day of the week"',
    good: '"title": "Visit us"',
  },
})

export const tooShort = rule({
  code: 'E_TOO_SHORT',
  group: 'shape',
  severity: 'error',
  title: 'Empty or too few',
  about: 'A text is empty, or a list has fewer items than it needs.',
  advice: 'Fill it, or leave the field out when it is optional.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"question": "Can I pay by card?"', bad: '"question": ""', good: '"question": "Can I pay by card?"' },
})

export const value = rule({
  code: 'E_VALUE',
  group: 'shape',
  severity: 'error',
  title: 'Value that does not fit',
  about: 'The value has the right type but not the right form, such as a colour, a date or an identifier that is not one.',
  advice: 'Write a value of the form that is named, such as the example, or leave the field out when it is optional.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: 'theme.json', replaces: '"primary": "#F2B544"', bad: '"primary": "amber"', good: '"primary": "#F2B544"' },
})

export const urlScheme = rule({
  code: 'E_URL_SCHEME',
  group: 'shape',
  severity: 'error',
  title: 'Unsafe link',
  about:
    'A page may carry links to own paths and anchors and links that begin with https, mailto or tel. Others can run code ' +
    'or lead to files of the reader.',
  advice: 'Use /path, #anchor, https://…, mailto:… or tel:….',
  foundBy: 'schemas/atoms.ts',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "http://www.brot-und-blume.example/visit"', good: FIRST_LINK },
})

export const version = rule({
  code: 'E_VERSION',
  group: 'shape',
  severity: 'error',
  title: 'Unsupported config version',
  about: 'The config says that it is made for another version of the page builder. What it means is not guessed.',
  advice: 'Install the page builder of that version, or let npm run upgrade rewrite older config.',
  foundBy: 'schemas/configVersion.ts',
  example: {
    file: 'site.json',
    replaces: '"name": "Brot & Blume",',
    bad: '"configVersion": 9,\n  "name": "Brot & Blume",',
    good: '"configVersion": 4,\n  "name": "Brot & Blume",',
  },
})

export const ruleSetting = rule({
  code: 'E_RULE_SETTING',
  group: 'shape',
  severity: 'error',
  title: 'Impossible rule setting',
  about: 'The rules of site.json name a rule that does not exist, or switch off one without which no site can be built.',
  advice: 'Correct the code of the rule, or remove it.',
  foundBy: 'src/node/config/assemble/ruleSettings.ts',
  example: {
    file: 'site.json',
    replaces: '"name": "Brot & Blume",',
    bad: '"rules": { "TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
    good: '"rules": { "E_TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
  },
})
