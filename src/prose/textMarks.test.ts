import { expect, test } from 'vitest'
import { MARK, textMarks } from './textMarks.ts'

test.each<[string, (keyof typeof MARK)[]]>([
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
  expect(Object.keys(MARK).filter((name) => (textMarks(text) & MARK[name as keyof typeof MARK]) !== 0)).toEqual(marks)
})
