import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOLLAR, nginxText } from './nginxText.ts'

/** What nginx makes of a text in quotes: where it ends, and what it says. */
function read(line: string): { text: string; rest: string } {
  let text = ''
  for (let at = 1; at < line.length; at += 1) {
    if (line[at] === '"') return { text: text.replaceAll(DOLLAR, '$'), rest: line.slice(at + 1) }
    if (line[at] === '\\' && /["'\\]/.test(line[at + 1] ?? '')) at += 1
    else if (line[at] === '$' && !line.startsWith(DOLLAR, at)) throw new Error('a variable')
    text += line[at]
  }
  throw new Error('no end')
}

test('H28 any text is read back as it was, and ends where it ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/ \'"\\${};#~\u00e4*') }), (text) => {
      expect(read(`${nginxText(text)};`)).toEqual({ text, rest: ';' })
    }),
    { seed: 1 },
  )
})

test.each(['a\nb', 'a\rb', 'a\0b'])('H28 %j is refused', (text) => {
  expect(() => nginxText(text)).toThrow(TypeError)
})
