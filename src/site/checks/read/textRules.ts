// Rules of JSON text, whose problems are found while it is parsed: see src/node/config/parse/jsonFile.ts.
import { rule } from '#src/site/checks/rule.ts'
import { REDIRECTS } from '#src/site/checks/examplePieces.ts'

export const empty = rule({
  code: 'E_EMPTY',
  group: 'text',
  severity: 'error',
  title: 'Empty file',
  about: 'The file holds nothing, or only blanks. Every config file is an object.',
  advice: 'Fill it, or remove it.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '', good: '{ "redirects": [] }' },
})

export const json = rule({
  code: 'E_JSON',
  group: 'text',
  severity: 'error',
  title: 'Not valid JSON',
  about:
    'The text breaks a rule of JSON, such as a comma too many, a comment, single quotes or a brace that is not closed. The ' +
    'rest of the file cannot be checked until it is fixed.',
  advice: 'Correct what is not JSON, such as a comma, a bracket or a quotation mark that is missing.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '{\n  "redirects": [],\n}', good: '{\n  "redirects": []\n}' },
})

export const depth = rule({
  code: 'E_DEPTH',
  group: 'text',
  severity: 'error',
  title: 'Nested too deeply',
  about: 'The file has more objects and lists inside one another than any config needs.',
  advice: 'Remove the levels that are not needed.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { inWords: { bad: 'A list in a list in a list, more than 64 deep.', good: 'The few levels that a config needs.' } },
})

export const duplicateKey = rule({
  code: 'E_DUPLICATE_KEY',
  group: 'text',
  severity: 'error',
  title: 'Key written twice',
  about: 'An object has the same key twice. Programs take the last one in silence, which is rarely the one that was meant.',
  advice: 'Keep one of the two.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '{ "redirects": [], "redirects": [] }', good: '{ "redirects": [] }' },
})

export const protoKey = rule({
  code: 'E_PROTO_KEY',
  group: 'text',
  severity: 'error',
  title: 'Forbidden key',
  about: 'The keys __proto__, constructor and prototype have a meaning of their own in JavaScript and can be used to attack a program.',
  advice: 'Use another key.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '{ "redirects": [], "__proto__": {} }', good: '{ "redirects": [] }' },
})

export const encoding = rule({
  code: 'E_ENCODING',
  group: 'text',
  severity: 'error',
  title: 'Text that is not UTF-8',
  about:
    'The file holds bytes or escapes that are no letters in UTF-8, the encoding of the web, so readers would see � in their place. It was saved ' +
    'in another encoding, such as UTF-16 or Windows-1252, or damaged on the way.',
  advice: 'Save the file as UTF-8: editors have it in their status bar or under Save As.',
  foundBy: 'src/node/files/encodingFault.ts',
  example: { inWords: { bad: 'A page that was saved as UTF-16, or a text with the byte E9 for é.', good: 'The same saved as UTF-8.' } },
})

export const mergeMarker = rule({
  code: 'E_MERGE_MARKER',
  group: 'text',
  severity: 'error',
  title: 'Conflict of a merge',
  about:
    'Lines that begin with <<<<<<<, ======= or >>>>>>> are left over from a merge. Nobody has decided which of the two versions holds.',
  hint: 'Keep one of the two versions and remove the three marks.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: {
    file: 'pages/house-rules.md',
    replaces: '### Dogs',
    bad: '<<<<<<< HEAD\n### Dogs\n=======\n### Cats\n>>>>>>> cats',
    good: '### Dogs',
  },
})
