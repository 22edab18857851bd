// Rules of JSON text, whose problems are found while it is parsed: see src/node/config/jsonFile.ts.
import { rule } from '#src/site/checks/rule.ts'
import { REDIRECTS } from '#src/site/checks/examplePieces.ts'

export const empty = rule({
  code: 'E_EMPTY',
  group: 'text',
  severity: 'error',
  title: 'Empty file',
  about: 'The file holds nothing, or only blanks. Every config file is an object.',
  advice: 'Fill it, or remove it.',
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
  advice: 'Fix the text at the marked place.',
  example: { file: REDIRECTS, bad: '{\n  "redirects": [],\n}', good: '{\n  "redirects": []\n}' },
})

export const depth = rule({
  code: 'E_DEPTH',
  group: 'text',
  severity: 'error',
  title: 'Nested too deeply',
  about: 'The file has more objects and lists inside one another than any config needs.',
  advice: 'Remove the levels that are not needed.',
  example: { inWords: { bad: 'A list in a list in a list, more than 64 deep.', good: 'The few levels that a config needs.' } },
})

export const duplicateKey = rule({
  code: 'E_DUPLICATE_KEY',
  group: 'text',
  severity: 'error',
  title: 'Key written twice',
  about: 'An object has the same key twice. Programs take the last one in silence, which is rarely the one that was meant.',
  advice: 'Keep one of the two.',
  example: { file: REDIRECTS, bad: '{ "redirects": [], "redirects": [] }', good: '{ "redirects": [] }' },
})

export const protoKey = rule({
  code: 'E_PROTO_KEY',
  group: 'text',
  severity: 'error',
  title: 'Forbidden key',
  about: 'The keys __proto__, constructor and prototype have a meaning of their own in JavaScript and can be used to attack a program.',
  advice: 'Use another key.',
  example: { file: REDIRECTS, bad: '{ "redirects": [], "__proto__": {} }', good: '{ "redirects": [] }' },
})
