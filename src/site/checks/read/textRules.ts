// Rules of JSON text, checked while it is parsed: see src/node/config/parse/jsonFile.ts.
import { rule } from '#src/site/checks/rule.ts'
import { REDIRECTS } from '#src/site/checks/examplePieces.ts'

export const empty = rule({
  code: 'E_EMPTY',
  group: 'text',
  severity: 'error',
  title: 'Empty file',
  about: 'The file is empty or contains only white space. Every config file is an object.',
  advice: 'Add its content, or remove the file.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '', good: '{ "redirects": [] }' },
})

export const json = rule({
  code: 'E_JSON',
  group: 'text',
  severity: 'error',
  title: 'Not valid JSON',
  about:
    'The file breaks a rule of JSON: it has an extra comma, a comment, single quotes or an unclosed brace, for example. The rest of ' +
    'the file cannot be checked until this is fixed.',
  advice: 'Correct the JSON. Often a comma, a bracket or a quotation mark is missing.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '{\n  "redirects": [],\n}', good: '{\n  "redirects": []\n}' },
})

export const depth = rule({
  code: 'E_DEPTH',
  group: 'text',
  severity: 'error',
  title: 'Nested too deeply',
  about: 'The file nests objects and lists more deeply than any config needs.',
  advice: 'Remove the unnecessary levels.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { inWords: { bad: 'Lists nested more than 64 levels deep.', good: 'The few levels that config needs.' } },
})

export const duplicateKey = rule({
  code: 'E_DUPLICATE_KEY',
  group: 'text',
  severity: 'error',
  title: 'Duplicate key',
  about: 'An object has the same key twice. Programs silently use the last one, which is rarely the intended one.',
  advice: 'Keep one of the two.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: { file: REDIRECTS, bad: '{ "redirects": [], "redirects": [] }', good: '{ "redirects": [] }' },
})

export const protoKey = rule({
  code: 'E_PROTO_KEY',
  group: 'text',
  severity: 'error',
  title: 'Forbidden key',
  about: 'The keys __proto__, constructor and prototype have a special meaning in JavaScript and can be used to attack a program.',
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
    'The file contains bytes or escapes that are not valid UTF-8, the encoding of the web, so visitors would see � instead. It was ' +
    'saved in another encoding, such as UTF-16 or Windows-1252, or is damaged.',
  advice: 'Save the file as UTF-8. Editors offer this in the status bar or under Save As.',
  foundBy: 'src/node/files/encodingFault.ts',
  example: { inWords: { bad: 'A page saved as UTF-16, or a text with the byte E9 for é.', good: 'The same file saved as UTF-8.' } },
})

export const mergeMarker = rule({
  code: 'E_MERGE_MARKER',
  group: 'text',
  severity: 'error',
  title: 'Unresolved merge conflict',
  about: 'Lines that start with <<<<<<<, ======= or >>>>>>> are left over from a merge conflict that was not resolved.',
  hint: 'Keep one of the two versions, and remove the three marker lines.',
  foundBy: 'src/node/config/parse/jsonFile.ts',
  example: {
    file: 'pages/house-rules.md',
    replaces: '### Dogs',
    bad: '<<<<<<< HEAD\n### Dogs\n=======\n### Cats\n>>>>>>> cats',
    good: '### Dogs',
  },
})
