import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import type { Fix } from '#src/site/fix.ts'
import { fixEdits } from './fixEdits.ts'

type Part = Fix extends infer Each ? (Each extends Fix ? Omit<Each, 'label' | 'file'> : never) : never

const fixed = (text: string, fix: Part) => applyEdits(text, fixEdits(text, { label: '', file: 'a.json', ...fix } as Fix))

test.each<[string, string, Part, string]>([
  [
    'a word',
    '{\r\n\t"a": [ {"type":"herro"} ]\r\n}',
    { do: 'set', keyPath: ['a', 0, 'type'], value: 'hero' },
    '{\r\n\t"a": [ {"type":"hero"} ]\r\n}',
  ],
  [
    'an object, laid out like the rest',
    '{\n    "a": {\n        "b": 1\n    }\n}',
    { do: 'set', keyPath: ['a', 'b'], value: { c: 1 } },
    '{\n    "a": {\n        "b": {\n            "c": 1\n        }\n    }\n}',
  ],
  ['a key', '{"titel" : "x", "b": 1}', { do: 'rename', keyPath: ['titel'], key: 'title' }, '{"title" : "x", "b": 1}'],
  [
    'a first line',
    '\uFEFF{\n\t"a": 1\n}',
    { do: 'insert', keyPath: [], key: '$schema', value: 'x.json' },
    '\uFEFF{\n\t"$schema": "x.json",\n\t"a": 1\n}',
  ],
  [
    'a first key of one line',
    '{ "a": 1 }',
    { do: 'insert', keyPath: [], key: '$schema', value: 'x.json' },
    '{ "$schema": "x.json", "a": 1 }',
  ],
  ['the only key', '{}', { do: 'insert', keyPath: [], key: '$schema', value: 'x.json' }, '{\n  "$schema": "x.json"\n}'],
  ['the second of two', '{\n  "a": 1,\n  "b": 2,\n  "a": 1\n}', { do: 'remove', keyPath: ['a'] }, '{\n  "a": 1,\n  "b": 2\n}'],
  ['the first item', '{"a": [\n1,\n2]}', { do: 'remove', keyPath: ['a', 0] }, '{"a": [\n2]}'],
  ['the only item', '{"a": [ 1 ]}', { do: 'remove', keyPath: ['a', 0] }, '{"a": []}'],
  ['a link', '{"href": "\\/vist"}', { do: 'relink', keyPath: ['href'], from: '/vist', to: '/visit' }, '{"href": "/visit"}'],
  [
    'a link in Markdown',
    '{"body": "\\u0041 \\"x\\" [b](/vist)\\n"}',
    { do: 'relink', keyPath: ['body'], from: '/vist', to: '/visit' },
    '{"body": "\\u0041 \\"x\\" [b](/visit)\\n"}',
  ],
  ['a link in a text file', 'See [b](/vist).\r\n', { do: 'relink', keyPath: [], from: '/vist', to: '/visit' }, 'See [b](/visit).\r\n'],
])('%s is fixed and nothing else is changed', (_, before, fix, after) => {
  expect(fixed(before, fix)).toBe(after)
})

test.each<[string, string, Part]>([
  ['there is no JSON', '{"a": ', { do: 'set', keyPath: ['a'], value: 1 }],
  ['the place is gone', '{"b": 1}', { do: 'set', keyPath: ['a'], value: 1 }],
  ['the name is taken', '{"titel": 1, "title": 2}', { do: 'rename', keyPath: ['titel'], key: 'title' }],
  ['the key is there', '{"$schema": "x"}', { do: 'insert', keyPath: [], key: '$schema', value: 'y' }],
  ['there is no object', '[]', { do: 'insert', keyPath: [], key: '$schema', value: 'y' }],
  ['there is no item', '{"a": []}', { do: 'remove', keyPath: ['a', 0] }],
  ['the link is another one', '{"href": "/visits"}', { do: 'relink', keyPath: ['href'], from: '/vist', to: '/visit' }],
])('nothing is changed when %s', (_, before, fix) => {
  expect(fixed(before, fix)).toBe(before)
})
