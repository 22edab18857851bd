import { expect, test } from 'vitest'
import { TEXT_FLAG, textFlags } from './textFlags.ts'

test.each<[string, (keyof typeof TEXT_FLAG)[]]>([
  ['', []],
  ['Bread and rolls', []],
  ['TODO', ['slip']],
  ['one.\\n two', ['slip']],
  ['**new**', ['markup']],
  ['# Heading', ['markup']],
  ['Heading #', []],
  ['one\n- two', ['markup']],
  ['one\n\ntwo', []],
  ['well done :tada:', ['markup']],
  ['from 9:30: bread', []],
  ['see https://bakery.example', ['markup']],
  ['https://bakery.example', []],
  ['Open today.. Come in', ['typing', 'end']],
  ['Bread.Rolls', ['typing']],
  ['[bread](/bread)', ['markup', 'link', 'open']],
  ['Bread. Rolls', ['end']],
  ['in the the end', ['twice']],
  ['The the', ['twice']],
  ['the theatre', ['twice']],
  ['the  the', []],
  ['an old and a new', []],
])('%j has the marks %j', (text, marks) => {
  expect(Object.keys(TEXT_FLAG).filter((name) => (textFlags(text) & TEXT_FLAG[name as keyof typeof TEXT_FLAG]) !== 0)).toEqual(marks)
})
