import { expect, test } from 'vitest'
import { endOf } from './endOf.ts'

test.each([
  ['a key', '  "title": "Bread",', '"title"'],
  ['a text', '  "title": "Bread",', '"Bread"'],
  ['a text with escaped quotes', '{ "title": "say \\"rye\\", \\\\" }', '"say \\"rye\\", \\\\"'],
  ['an empty text', '{ "title": "" }', '""'],
  ['a number', '{ "columns": -1.5e3, "a": 1 }', '-1.5e3'],
  ['a word', '{ "draft": true }', 'true'],
  ['a word at the end of the line', '  null', 'null'],
  ['an object', '{ "items": [{ "a": 1 }] }', '{'],
  ['a list', '  "items": [', '['],
  ['single quotes', "  'title',", "'title'"],
  ['a comment', '  // none yet', '// none yet'],
  ['a text that is not closed', '  "title": "Bread, ', '"Bread,'],
])('%s ends behind its last character', (_what, line, token) => {
  const column = token === '{' ? line.indexOf('{ "a"') + 1 || 1 : line.lastIndexOf(token) + 1
  expect(line.slice(column - 1, endOf(line, column) - 1)).toBe(token)
})

test('prose ends with its line', () => {
  expect(endOf('Read [this](/a), please.  ', 1, 'prose')).toBe(25)
})

test.each([
  ['', 1],
  ['{}', 3],
  ['{}', 400],
  ['a b', 2],
])('where nothing starts in %j at %i, there is no length', (line, column) => {
  expect(endOf(line, column)).toBe(column)
})

test('a long line of quotes and backslashes is read in one pass', () => {
  const line = `"${'\\\\'.repeat(500_000)}`
  expect(endOf(line, 1)).toBe(line.length + 1)
})

test('the target of a link in a text ends before its bracket, other text with the line', () => {
  const line = 'Ask about [bread](/braed), please'
  expect(line.slice(18, endOf(line, 19, 'prose') - 1)).toBe('/braed')
  expect(endOf(line, 1, 'prose')).toBe(line.length + 1)
})
