import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSchemas } from '#src/contract/sections.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { EditOperation } from './editOperation.ts'
import { editText } from './editText.ts'

type Path = (string | number)[]
type Value = Extract<EditOperation, { op: 'set' }>['value']

const edit = (text: string, ...operations: EditOperation[]) => {
  const edited = editText(text, operations, () => [])
  if ('failure' in edited) throw new Error(edited.failure)
  return edited.text
}
const set = (path: Path, value: unknown): EditOperation => ({ op: 'set', path, value: value as Value })
const insert = (path: Path, value: unknown): EditOperation => ({ op: 'insert', path, value: value as Value })
const remove = (path: Path): EditOperation => ({ op: 'remove', path })

const ODD =
  '\uFEFF{\r\n\t"b": "Caf\\u00e9 one",\r\n\t"a": [ { "x": 1 }, { "x": 2 } ],\r\n\t"list": [\r\n\t\t"one",\r\n\t\t"two"\r\n\t]\r\n}\r\n\r\n'

test.each<[string, EditOperation[], string, string]>([
  ['a text keeps the escapes that it had', [set(['b'], 'Café two')], 'Caf\\u00e9 one', 'Caf\\u00e9 two'],
  ['a field is added in the layout of the others', [set(['c'], true)], '\t]\r\n}', '\t],\r\n\t"c": true\r\n}'],
  ['an item of one line stays on one line', [insert(['a', 1], { x: 9 })], '}, {', '}, { "x": 9 }, {'],
  ['an item is added last', [insert(['list', 2], 'three')], '"two"', '"two",\r\n\t\t"three"'],
  ['an item is added first', [insert(['list', 0], 'zero')], '"one"', '"zero",\r\n\t\t"one"'],
  [
    'an object is added on lines of its own',
    [set(['c'], { d: [1] })],
    '\t]\r\n}',
    '\t],\r\n\t"c": {\r\n\t\t"d": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}',
  ],
  [
    'items change their places, and nothing between them does',
    [{ op: 'move', path: ['a', 0], to: 1 }],
    '{ "x": 1 }, { "x": 2 }',
    '{ "x": 2 }, { "x": 1 }',
  ],
  ['a field is taken out with its line', [remove(['b'])], '\t"b": "Caf\\u00e9 one",\r\n', ''],
  ['of a value that is given anew only what differs is written', [set(['a'], [{ x: 1 }, { x: 3 }])], '"x": 2', '"x": 3'],
])('%s', (_, operations, from, to) => {
  expect(edit(ODD, ...operations)).toBe(ODD.replace(from, to))
})

test('a new field stands where the schema has it, behind $schema in any case', () => {
  const order = () => ['title', 'lead', 'sections']
  const text = '{\n  "$schema": "x",\n  "title": "T",\n  "sections": []\n}\n'
  expect(editText(text, [set(['lead'], 'L')], order)).toEqual({ text: text.replace('"T",', '"T",\n  "lead": "L",') })
  const late = text.replace('  "title": "T",\n', '')
  expect(editText(late, [set(['title'], 'T')], order)).toEqual({ text })
})

test('a character of two halves is never cut', () => {
  expect(edit('{"a":"😀"}', set(['a'], '😃'))).toBe('{"a":"😃"}')
})

test.each<[string, string, EditOperation]>([
  ['a place that is not there', '{"a":[]}', remove(['b'])],
  ['an item behind the end', '{"a":[]}', insert(['a', 1], 1)],
  ['a field of a text', '{"a":"x"}', set(['a', 'b'], 1)],
  ['a text that is no JSON', '{"a":', set(['a'], 1)],
])('%s is refused', (_, text, operation) => {
  expect(editText(text, [operation], () => [])).toEqual({ failure: expect.any(String) })
})

/** The paths of all values within a value. */
function placesOf(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    ...(path.length > 0 ? [path] : []),
    ...inner.flatMap(([key, part]) => placesOf(part, [...path, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** Two spaces; tabs, CRLF and a byte order mark; one line. */
const layouts: ((value: unknown) => string)[] = [
  (value) => `${JSON.stringify(value, null, 2)}\n`,
  (value) => `\uFEFF${JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')}`,
  (value) => JSON.stringify(value),
]

test('G50 every field of every section type is taken away and put back without a trace', () => {
  let count = 0
  for (const schema of shownSchemas()) {
    for (const example of (schema.meta()!['examples'] ?? []) as object[]) {
      const page = { title: 'Page', sections: [example, { type: 'richText', body: 'Text.' }] }
      for (const path of placesOf(page)) {
        // In turns, so that each layout is combined with fields of each kind; tests/property/fields.test.ts sets them to other values.
        const text = layouts[count++ % layouts.length]!(page)
        const value = valueAt(page, path)
        const without = edit(text, remove(path))
        const order = Object.keys(valueAt(page, path.slice(0, -1)) as object)
        const back = typeof path.at(-1) === 'number' ? insert(path, value) : set(path, value)
        expect(editText(without, [back], (_all, at) => (at.length === path.length - 1 ? order : []))).toEqual({ text })
      }
    }
  }
})

test('G50 any operations leave the JSON that they say, and touch nothing else', () => {
  // JSON does not distinguish negative zero.
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Value)
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), json, { minKeys: 1 }),
      json,
      fc.nat(),
      fc.boolean(),
      (object, value, pick, isWide) => {
        const text = isWide ? JSON.stringify(object, null, '\t') : JSON.stringify(object)
        const path = placesOf(object)[pick % placesOf(object).length]!
        const changed = edit(text, set(path, value))
        expect(valueAt(JSON.parse(changed), path)).toEqual(value)
        expect(JSON.parse(edit(changed, set(path, valueAt(object, path))))).toEqual(object)
      },
    ),
  )
})
