import { applyEdits, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { editInString, offsetsIn } from './jsonString.ts'

test('every character of a value has its place in the literal, whatever its escapes', () => {
  const literal = String.raw`"a\n\u2014\"é\/😀"`
  const value = JSON.parse(literal) as string
  const offsets = offsetsIn(literal)
  expect(offsets).toHaveLength(value.length + 1)
  for (const [index, offset] of offsets.entries()) expect(JSON.parse(`"${literal.slice(1, offset)}"`)).toBe(value.slice(0, index))
})

test('an edit of a part leaves the rest of the literal as it is written', () => {
  const text = String.raw`{"body":"Caf\u00e9 \/ [menu](/menu#top)\n"}`
  const node = parseTree(text)!.children![0]!.children![1]!
  const value = node.value as string
  const start = value.indexOf('/menu')
  expect(applyEdits(text, [editInString(text, node, start, start + 5, '/card "x"')])).toBe(
    String.raw`{"body":"Caf\u00e9 \/ [menu](/card \"x\"#top)\n"}`,
  )
})
