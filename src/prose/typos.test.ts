import { expect, test } from 'vitest'
import { typoIn, typoInText } from './typos.ts'

test.each([
  ['Open today.. Come in', 'y..'],
  ['Bread , rolls', 'ad ,'],
  ['Bread,, rolls', ',,'],
  ['Bread;; rolls', ';;'],
  ['Bread,. Rolls', ',.'],
  ['We bake pretzels., and rolls', '.,'],
  ['We bake bread.Rolls are next', 'ead.Rolls'],
  ['Is it fresh?Äpfel sind es', 'esh?Äpfel'],
  ['Bread (and rolls', '('],
])('"%s" has a slip', (words, slip) => {
  expect(typoIn(words, false)?.value).toBe(slip)
})

test.each(['We bake,', 'We bake;', 'We bake and', 'Wir backen oder', 'Nous cuisons et', 'Nous cuisons ou', 'Pan y'])(
  '"%s" stops in the middle of a text, not of a label',
  (words) => {
    expect(typoIn(words, true)?.message).toContain('stops in the middle')
    expect(typoIn(words, false)).toBeUndefined()
  },
)

test.each(['', 'Bread', 'We bake bread. Rolls, too.', 'Bread (and rolls)', 'Ready', 'We land', 'Version 2.0', 'a `,,` b', 'U.S. bread'])(
  '"%s" has none',
  (words) => {
    expect(typoIn(words, true)).toBeUndefined()
  },
)

test.each(['```', '~~~'])('a slip of a text is told with its line, and what stands in a block of code between %s is none', (fence) => {
  const code = [fence, 'list(a ,, b)', fence]
  expect(typoInText(['We bake.', '', ...code].join('\n'))).toBeUndefined()
  expect(typoInText(['We bake.', '', ...code, '', 'Bread , rolls'].join('\n'))).toMatchObject({ value: 'ad ,', line: 7 })
})
