import { applyEdits } from 'jsonc-parser'
import { expect, test } from 'vitest'
import type { Repair } from '#src/site/problem.ts'
import { repairEdits } from './repairEdits.ts'

type Part = Repair extends infer Each ? (Each extends Repair ? Omit<Each, 'label' | 'file'> : never) : never

const repaired = (text: string, repair: Part) => applyEdits(text, repairEdits(text, { label: '', file: 'a.json', ...repair } as Repair))

test.each<[string, string, Part, string]>([
  [
    'a word',
    '{\r\n\t"a": [ {"type":"herro"} ]\r\n}',
    { do: 'set', at: ['a', 0, 'type'], value: 'hero' },
    '{\r\n\t"a": [ {"type":"hero"} ]\r\n}',
  ],
  [
    'an object, laid out like the rest',
    '{\n    "a": {\n        "b": 1\n    }\n}',
    { do: 'set', at: ['a', 'b'], value: { c: 1 } },
    '{\n    "a": {\n        "b": {\n            "c": 1\n        }\n    }\n}',
  ],
  ['a key', '{"titel" : "x", "b": 1}', { do: 'rename', at: ['titel'], key: 'title' }, '{"title" : "x", "b": 1}'],
  [
    'a first line',
    '\uFEFF{\n\t"a": 1\n}',
    { do: 'insert', at: [], key: '$schema', value: 'x.json' },
    '\uFEFF{\n\t"$schema": "x.json",\n\t"a": 1\n}',
  ],
  ['a first key of one line', '{ "a": 1 }', { do: 'insert', at: [], key: '$schema', value: 'x.json' }, '{ "$schema": "x.json", "a": 1 }'],
  ['the only key', '{}', { do: 'insert', at: [], key: '$schema', value: 'x.json' }, '{\n  "$schema": "x.json"\n}'],
  ['the second of two', '{\n  "a": 1,\n  "b": 2,\n  "a": 1\n}', { do: 'remove', at: ['a'] }, '{\n  "a": 1,\n  "b": 2\n}'],
  ['the first item', '{"a": [\n1,\n2]}', { do: 'remove', at: ['a', 0] }, '{"a": [\n2]}'],
  ['the only item', '{"a": [ 1 ]}', { do: 'remove', at: ['a', 0] }, '{"a": []}'],
  ['a link', '{"href": "\\/vist"}', { do: 'relink', at: ['href'], from: '/vist', to: '/visit' }, '{"href": "/visit"}'],
  [
    'a link in Markdown',
    '{"body": "\\u0041 \\"x\\" [b](/vist)\\n"}',
    { do: 'relink', at: ['body'], from: '/vist', to: '/visit' },
    '{"body": "\\u0041 \\"x\\" [b](/visit)\\n"}',
  ],
  ['a link in a text file', 'See [b](/vist).\r\n', { do: 'relink', at: [], from: '/vist', to: '/visit' }, 'See [b](/visit).\r\n'],
])('%s is repaired and nothing else is changed', (_, before, repair, after) => {
  expect(repaired(before, repair)).toBe(after)
})

test.each<[string, string, Part]>([
  ['there is no JSON', '{"a": ', { do: 'set', at: ['a'], value: 1 }],
  ['the place is gone', '{"b": 1}', { do: 'set', at: ['a'], value: 1 }],
  ['the name is taken', '{"titel": 1, "title": 2}', { do: 'rename', at: ['titel'], key: 'title' }],
  ['the key is there', '{"$schema": "x"}', { do: 'insert', at: [], key: '$schema', value: 'y' }],
  ['there is no object', '[]', { do: 'insert', at: [], key: '$schema', value: 'y' }],
  ['there is no item', '{"a": []}', { do: 'remove', at: ['a', 0] }],
  ['the link is another one', '{"href": "/visits"}', { do: 'relink', at: ['href'], from: '/vist', to: '/visit' }],
])('nothing is changed when %s', (_, before, repair) => {
  expect(repaired(before, repair)).toBe(before)
})
