import { expect, test } from 'vitest'
import { fieldSlips } from './fieldSlips.ts'
import { mayHoldWordSlips } from './wordSlips.ts'

/** The codes of the slips in a value; `text` is what the file says, as a value may hold defaults. */
function codesIn(value: unknown, text = JSON.stringify(value), markdown: string[] = []) {
  const texts = markdown.map((key) => ({ keyPath: [key] }))
  return fieldSlips({ file: 'a.json', text, value, texts, hasWordSlips: () => mayHoldWordSlips(text, true) }).map(({ code }) => code)
}

test.each([
  ['**new**', 'E_MARKUP'],
  ['# Heading', 'E_MARKUP'],
  ['one\n- two\n- three', undefined],
  ['- one\n- two', 'E_MARKUP'],
  ['see https://bakery.example', 'E_MARKUP'],
  ['https://bakery.example', undefined],
  ['well done :tada:', 'E_MARKUP'],
  ['from 9:30 to 10:30', undefined],
  ['[[name]]', 'E_PLACEHOLDER'],
  ['%NAME%', 'E_PLACEHOLDER'],
  ['<b>new</b>', 'E_RAW_HTML'],
  ['bread &amp; rolls', 'E_RAW_HTML'],
  ['bread & rolls', undefined],
  ['TODO', 'E_UNFINISHED'],
  ['one.\\n two', 'E_MARKUP'],
  ['Ã¼ber', 'E_GARBLED'],
])('the field %j is told as %s', (words, code) => {
  expect(codesIn({ title: words })).toEqual(code === undefined ? [] : [code])
})

test('Markdown, addresses, and words that a file leaves out are passed over', () => {
  expect(codesIn({ body: '**new**', href: '**new**' }, undefined, ['body'])).toEqual([])
  expect(codesIn({ title: '**new**', label: 'TODO' }, '{}')).toEqual([])
})
