import { expect, test } from 'vitest'
import { fieldSlipFinder, fieldSlips } from './fieldSlips.ts'

/** The code of the slip in a field; `text` is what the file says, as a field may hold a default. */
function codeIn(key: string, words: string, text = JSON.stringify({ [key]: words }), texts: { keyPath: string[]; value: string }[] = []) {
  const slipOf = fieldSlipFinder({ file: 'a.json', text, texts })
  return slipOf(words, [key])?.code
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
  expect(codeIn('title', words)).toBe(code)
})

test('Markdown, and words that a file leaves out, are passed over', () => {
  expect(codeIn('body', '**new**', undefined, [{ keyPath: ['body'], value: '**new**' }])).toBeUndefined()
  expect(codeIn('title', '**new**', undefined, [{ keyPath: ['body'], value: '**new**' }])).toBe('E_MARKUP')
  expect(codeIn('title', '**new**', '{}')).toBeUndefined()
  expect(codeIn('label', 'TODO', '{}')).toBeUndefined()
})

test('a text that is in no file is looked at alone', () => {
  const slipsIn = (value: string) => fieldSlips({ file: 'site.json', text: JSON.stringify(value), value, texts: [] })
  expect(slipsIn('**new**')).toEqual([expect.objectContaining({ code: 'E_MARKUP', file: 'site.json', keyPath: [] })])
  expect(slipsIn('Bakery')).toEqual([])
})
