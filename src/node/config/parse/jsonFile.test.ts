import { expect, test } from 'vitest'
import type { KeyPath } from '#src/site/site.ts'
import { firstValues, parseJsonFile } from './jsonFile.ts'
import { jsonPlaces } from './jsonPlaces.ts'
import { MAX_DEPTH } from './plainJson.ts'

/** A text with what is found in it, and its places. */
function placed(source: string) {
  const { text, value, problems } = parseJsonFile('x.json', source)
  return { value, problems, ...jsonPlaces(text, value !== undefined) }
}

const placesOf = (source: string) => parseJsonFile('x.json', source).problems.map(({ code, line, column }) => `${code} ${line}:${column}`)

test('C03 an empty file and one of blanks expect an object', () => {
  for (const source of ['', ' ', '\n\t \r\n', '\uFEFF']) {
    expect(parseJsonFile('x.json', source).problems).toMatchObject([
      { code: 'E_EMPTY', line: 1, column: 1, message: 'the file is empty, but must contain an object' },
    ])
  }
})

test.each([
  ['a trailing comma in an object', '{\n  "a": 1,\n}', 'E_JSON 2:9'],
  ['a trailing comma in a list', '[1,\n2,\n]', 'E_JSON 2:2'],
  ['a line comment', '{\n  // no\n  "a": 1\n}', 'E_JSON 2:3'],
  ['a block comment', '{ /* no */ "a": 1 }', 'E_JSON 1:3'],
  ['single quotes', "{\n\t'a': 1 }", 'E_JSON 2:2'],
  ['a key without quotes', '{ a: 1 }', 'E_JSON 1:3'],
  ['a missing colon', '{ "a" 1 }', 'E_JSON 1:7'],
  ['a missing comma', '{ "a": 1\n  "b": 2 }', 'E_JSON 1:9'],
  ['a missing comma between items', '{ "a": [1, "x"  \n"y", {}] }', 'E_JSON 1:15'],
  ['a quotation mark inside a text', '{ "a": "Come "by" us" }', 'E_JSON 1:15'],
  ['something after the end', '{} {}', 'E_JSON 1:4'],
  ['an unclosed string', '{ "a": "x\n}', 'E_JSON 1:8'],
  ['a number that ends too early', '{ "a": 1. }', 'E_JSON 1:8'],
  ['a number with a leading zero', '{ "a": 01 }', 'E_JSON 1:9'],
  ['a wrong escape', '{ "a": "\\x" }', 'E_JSON 1:8'],
  ['a tab inside a string', '{ "a": "x\ty" }', 'E_JSON 1:8'],
  ['NaN', '{ "a": NaN }', 'E_JSON 1:8'],
])('C04 %s is found at its token', (_title, source, found) => {
  expect(placesOf(source)).toEqual([found])
})

test.each([
  ['{ "a": {\n "b": 1 }', '1:1', '}'],
  ['{ "a": {\n "b": 1 ', '1:8', '}'],
  ['{\n "a": [1, 2', '2:7', ']'],
  ['{\n "a": [1, 2\n}', '2:7', ']'],
  ['[\n {"a": "}"\n]', '2:2', '}'],
])('C04 the bracket that %j does not close is named', (source, opened, closer) => {
  const [problem] = parseJsonFile('x.json', source).problems
  expect(problem!.message).toContain(closer)
  expect(problem!.hint).toBe(`Add ${closer} to close the bracket opened at ${opened}.`)
})

test('C04 the lines come along, for the caret, without line breaks and without a mark of byte order', () => {
  const { problems, lines } = placed('\uFEFF{\r\n  "a": oops\r\n}')
  expect(problems).toMatchObject([{ line: 2, column: 8, endLine: 2, endColumn: 12 }])
  expect(lines).toEqual(['{', '  "a": oops', '}'])
})

test.each<[string, string, KeyPath, boolean, string]>([
  ['a key', '{\n  "title": "Bread"\n}', ['title'], true, '"title"'],
  ['a text', '{\n  "title": "Bread"\n}', ['title'], false, '"Bread"'],
  ['a text with escaped quotes', '{ "title": "say \\"rye\\", \\\\" }', ['title'], false, '"say \\"rye\\", \\\\"'],
  ['an empty text', '{ "title": "" }', ['title'], false, '""'],
  ['a number', '{ "columns": -1.5e3, "a": 1 }', ['columns'], false, '-1.5e3'],
  ['a word', '{ "draft": true }', ['draft'], false, 'true'],
  ['an object', '{ "items": [{ "a": 1 }] }', ['items', 0], false, '{'],
  ['a list over lines', '{ "items": [\n1\n] }', ['items'], false, '['],
  ['what is missing', '{ "items": [{ "a": 1 }] }', ['items', 0, 'b', 'c'], false, '{'],
])('the place of %s ends behind its last character', (_what, source, keyPath, onKey, token) => {
  const { place, lines } = placed(source)
  const { line, column, endLine, endColumn } = place(keyPath, onKey)
  expect(endLine).toBe(line)
  expect(lines[line - 1]!.slice(column - 1, endColumn - 1)).toBe(token)
})

test.each([
  ['single quotes', "{\n  'title': 1\n}", "'title'"],
  ['an address without quotes', '{ "href": /visit/us }', '/visit/us'],
  ['a comment', '{\n  // none yet \n}', '// none yet'],
  ['a comment over lines', '{ /* none\n yet */ }', '/* none'],
  ['a text that is not closed', '{ "title": "Bread, \r\n}', '"Bread,'],
  ['a comma before a bracket', '[1,\n2,]', ','],
  ['a bracket', '{ "a": ] }', ']'],
  ['the end of the file', '{ "a": [1, 2]', ''],
])('where JSON is wrong, %s ends with its token', (_what, source, token) => {
  const { problems, lines } = placed(source)
  const { line, column, endLine, endColumn } = problems[0]!
  expect(endLine).toBe(line)
  expect(lines[line - 1]!.slice(column - 1, endColumn - 1)).toBe(token)
})

test('a long line of quotes and backslashes is read in one pass', () => {
  const source = `"${'\\\\'.repeat(500_000)}`
  expect(parseJsonFile('x.json', source).problems).toMatchObject([{ code: 'E_JSON', column: 1, endColumn: source.length + 1 }])
})

test('C06 every repetition of a key is found, with the place of the first', () => {
  const { problems } = parseJsonFile('x.json', '{\n  "a": 1,\n  "b": { "c": 1, "c": 2 },\n  "\\u0061": 3\n}')
  expect(problems).toMatchObject([
    { code: 'E_DUPLICATE_KEY', line: 3, column: 18, path: 'b.c', hint: 'The first one is at 3:10. Keep only one.' },
    { code: 'E_DUPLICATE_KEY', line: 4, column: 3, path: 'a', hint: 'The first one is at 2:3. Keep only one.' },
  ])
})

test('C14 keys that reach prototypes are found at any depth', () => {
  expect(placesOf('{ "a": [{ "__proto__": 1 }],\n "constructor": { "prototype": 2 } }')).toEqual([
    'E_PROTO_KEY 1:11',
    'E_PROTO_KEY 2:2',
    'E_PROTO_KEY 2:19',
  ])
})

test('nesting has a limit, and brackets in strings do not count', () => {
  expect(placesOf(`${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}`)).toEqual([])
  expect(placesOf(`${'['.repeat(MAX_DEPTH + 1)}${']'.repeat(MAX_DEPTH + 1)}`)).toEqual([`E_DEPTH 1:${MAX_DEPTH + 1}`])
  expect(placesOf(JSON.stringify({ a: '[{'.repeat(500) }))).toEqual([])
  expect(placesOf('['.repeat(200_000))).toEqual([`E_DEPTH 1:${MAX_DEPTH + 1}`])
})

test('places count from 1, in lines that end in any way, after a byte order mark too', () => {
  for (const source of [
    '{\n  "a": [\n    10, 20\n  ]\n}',
    '{\r\n  "a": [\r\n    10, 20\r\n  ]\r\n}',
    '\uFEFF{\n  "a": [\n    10, 20\n  ]\n}',
  ]) {
    const json = placed(source)
    expect(json.problems).toEqual([])
    expect(json.value).toEqual({ a: [10, 20] })
    expect(json.place([])).toMatchObject({ line: 1, column: 1 })
    expect(json.place(['a'])).toMatchObject({ line: 2, column: 8 })
    expect(json.place(['a'], true)).toMatchObject({ line: 2, column: 3 })
    expect(json.place(['a', 1])).toMatchObject({ line: 3, column: 9 })
  }
})

test('the place of something missing is that of its nearest parent', () => {
  const json = placed('{ "a": { "b": 1 } }')
  expect(json.place(['a', 'c', 'd'])).toMatchObject({ line: 1, column: 8 })
  expect(json.place(['z'], true)).toMatchObject({ line: 1, column: 1 })
})

test('whatever the text, it accepts what JSON accepts, and it never throws', () => {
  const sound = '{"a": [1, -2.5e3, true, null, "x\\u0041\\n"], "b": {"c": {}, "d": []}}'
  const bits = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '0',
    '.',
    '-',
    'e',
    ' ',
    '\n',
    '\t',
    '/',
    'a',
    '\u00a0',
    '\u2028',
    '\uFEFF',
    'true',
  ]
  // A generator of its own keeps the test the same on every run.
  let seed = 7
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
  for (let round = 0; round < 4000; round++) {
    let text = sound
    for (let change = next(3); change >= 0; change--) {
      const at = next(text.length)
      text = text.slice(0, at) + bits[next(bits.length)]! + text.slice(at + next(3))
    }
    let isJson = true
    try {
      JSON.parse(text)
    } catch {
      isJson = false
    }
    const found = parseJsonFile('x.json', text).problems.filter(({ code }) => code === 'E_JSON' || code === 'E_EMPTY')
    expect(found.length === 0, JSON.stringify(text)).toBe(isJson)
  }
})

test('H14 of keys that are there twice the first counts where the rest of a file is checked, and forbidden ones are left out', () => {
  expect(firstValues('{"a":1,"a":2,"__proto__":{"b":3},"c":[{"d":4,"d":5,"constructor":6}]}')).toEqual({ a: 1, c: [{ d: 4 }] })
})
