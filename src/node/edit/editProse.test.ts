import { expect, test } from 'vitest'
import { editProse } from './editProse.ts'

/** A text as a browser’s text field returns it. */
const shown = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

const texts = [
  ['line feeds', '# Title\n\nOne.\n\nTwo.\n'],
  ['Windows line ends and a byte order mark', '\uFEFF# Title\r\n\r\nOne.\r\n\r\nTwo.\r\n'],
  ['mixed line ends', '# Title\r\n\nOne.\r\n\nTwo.'],
  ['nothing', ''],
] as const

test.each(texts)('G50 a text of %s that is shown and given back keeps its bytes', (_name, text) => {
  expect(editProse(text, shown(text))).toBe(text)
})

test.each(texts.slice(0, 3))('G50 in a text of %s only the line that was changed differs', (_name, text) => {
  expect(editProse(text, shown(text).replace('One.', 'One and a half.'))).toBe(text.replace('One.', 'One and a half.'))
})

test('G50 new lines end as the others do', () => {
  expect(editProse('One.\r\nTwo.\r\n', 'One.\nOne and a half.\nTwo.\n')).toBe('One.\r\nOne and a half.\r\nTwo.\r\n')
})
