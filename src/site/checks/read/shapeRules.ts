// Rules of fields, checked against the schema of a file: see src/node/config/parse/shapeProblems.ts.
import { rule } from '#src/site/checks/rule.ts'
import { VISIT, HOME, FIRST_LINK } from '#src/site/checks/examplePieces.ts'

export const unknownKey = rule({
  code: 'E_UNKNOWN_KEY',
  group: 'shape',
  severity: 'error',
  title: 'Unknown field',
  about: 'This field does not exist here. It is often a typing error, and its value would be ignored.',
  advice: 'Correct the name, or remove the field.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icno": "map-pin"', good: '"icon": "map-pin"' },
})

export const missing = rule({
  code: 'E_MISSING',
  group: 'shape',
  severity: 'error',
  title: 'Missing field',
  about: 'A required field is missing. The reported position is the object that needs it.',
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
  title: 'Wrong type',
  about: 'The value does not have the type that the field expects, such as text instead of a number, or null instead of text.',
  advice: 'Write a value of the expected type. Leave an optional field out instead of writing null.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"order": 2', bad: '"order": "2"', good: '"order": 2' },
})

export const choice = rule({
  code: 'E_CHOICE',
  group: 'shape',
  severity: 'error',
  title: 'Value that is not allowed',
  about: 'The field takes one of a few values, such as the type of a section, and this is not one of them.',
  advice: 'Choose one of the listed values.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"kind": "ContactPage"', bad: '"kind": "ContatcPage"', good: '"kind": "ContactPage"' },
})

export const tooLong = rule({
  code: 'E_TOO_LONG',
  group: 'shape',
  severity: 'error',
  title: 'Too long or too many',
  about: 'A text, a list or a number exceeds the limit that the layout can handle.',
  advice: 'Shorten the text, or remove some of the items.',
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
  about: 'A text is empty, or a list has fewer items than required.',
  advice: 'Add text or items, or leave the field out if it is optional.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: VISIT, replaces: '"question": "Can I pay by card?"', bad: '"question": ""', good: '"question": "Can I pay by card?"' },
})

export const value = rule({
  code: 'E_VALUE',
  group: 'shape',
  severity: 'error',
  title: 'Value in the wrong format',
  about: 'The value has the right type but not the right format: it is not a valid colour, date or identifier, for example.',
  advice: 'Write a value in the format of the example, or leave the field out if it is optional.',
  foundBy: 'src/node/config/parse/shapeProblems.ts',
  example: { file: 'theme.json', replaces: '"primary": "#F2B544"', bad: '"primary": "amber"', good: '"primary": "#F2B544"' },
})

export const urlScheme = rule({
  code: 'E_URL_SCHEME',
  group: 'shape',
  severity: 'error',
  title: 'Unsafe link',
  about:
    'Links can be paths and anchors of this site, and addresses that start with https, mailto or tel. Others can run code or open ' +
    'files of the visitor.',
  advice: 'Use /path, #anchor, https://…, mailto:… or tel:….',
  foundBy: 'schemas/atoms.ts',
  example: { file: HOME, replaces: FIRST_LINK, bad: '"href": "http://www.brot-und-blume.example/visit"', good: FIRST_LINK },
})

export const version = rule({
  code: 'E_VERSION',
  group: 'shape',
  severity: 'error',
  title: 'Unsupported config version',
  about: 'The config was written for another version of the page builder, where it may mean something else.',
  advice: 'Install that version of the page builder, or convert older config with npm run upgrade.',
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
  title: 'Invalid rule setting',
  about: 'The field rules in site.json names a rule that does not exist, or switches off one that every build needs.',
  advice: 'Correct the rule code, or remove it.',
  foundBy: 'src/node/config/assemble/ruleSettings.ts',
  example: {
    file: 'site.json',
    replaces: '"name": "Brot & Blume",',
    bad: '"rules": { "TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
    good: '"rules": { "E_TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
  },
})
