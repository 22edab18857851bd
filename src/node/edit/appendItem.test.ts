import { applyEdits, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { appendItem } from './appendItem.ts'

const appended = (text: string) => applyEdits(text, appendItem(text, parseTree(text)!, 'list', { a: 1, b: '/x' }))

test.each([
  ['one line each', '{\n  "list": [\n    { "a": 0 }\n  ]\n}\n', '{\n  "list": [\n    { "a": 0 },\n    { "a": 1, "b": "/x" }\n  ]\n}\n'],
  [
    'tabs and Windows line ends',
    '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 0\r\n\t\t}\r\n\t]\r\n}',
    '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 0\r\n\t\t},\r\n\t\t{\r\n\t\t\t"a": 1,\r\n\t\t\t"b": "/x"\r\n\t\t}\r\n\t]\r\n}',
  ],
  ['no blanks', '{"list":[{"a":0}]}', '{"list":[{"a":0},{"a":1,"b":"/x"}]}'],
  [
    'an empty array',
    '{\n    "list": []\n}',
    '{\n    "list": [\n        {\n            "a": 1,\n            "b": "/x"\n        }\n    ]\n}',
  ],
  ['no array', '{\n  "x": 1\n}\n', '{\n  "x": 1,\n  "list": [\n    {\n      "a": 1,\n      "b": "/x"\n    }\n  ]\n}\n'],
])('an item is laid out like its neighbours: %s', (_, before, after) => {
  expect(appended(before)).toBe(after)
})
