import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('ordinary text of any language stays as it is', () => {
  const text = 'Grüße, 東京 🍞🥐 “quoted” — 100 % :: a, b'
  expect(printable(text)).toBe(text)
})

test.each([
  ['a tab', 'a\tb', 'a b'],
  ['a sequence for the terminal', '\u001b[31mred', '␛[31mred'],
  ['line breaks', 'a\r\nb', 'a␍␊b'],
  ['a one-byte sequence for the terminal', '\u009b31mred', '\ufffd31mred'],
  ['line breaks of Unicode', 'a\u2028b\u2029c', 'a\ufffdb\ufffdc'],
  ['marks that turn the direction', 'a\u202eb\u2066c', 'a\ufffdb\ufffdc'],
  ['half a character', 'a\ud83cb\udf5ec', 'a\ufffdb\ufffdc'],
  [
    'a command of a runner',
    'x ##[add-mask]a ##vso[task.complete] ###[error]b',
    'x #\uff03[add-mask]a #\uff03vso[task.complete] ##\uff03[error]b',
  ],
])('%s cannot act', (_what, text, plain) => {
  expect(printable(text)).toBe(plain)
  expect(printable(text)).toHaveLength(text.length)
})
