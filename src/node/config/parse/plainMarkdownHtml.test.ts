import { expect, test } from 'vitest'
import { bounds } from '#tests/support/fuzz.ts'
import { sameOrNothing, textsOf } from '#tests/support/sameOrNothing.ts'
import { anyMarkdownHtml } from './markdown.ts'
import { plainMarkdownHtml } from './plainMarkdownHtml.ts'

const plain = [
  'Plain words.',
  'a',
  'b ',
  'Words, 5 - 6',
  ' (in brackets) ',
  ' € 5 ',
  ' 80% ',
  '“Ärger”',
  '[a](/a)',
  ' [a b](/a/b#c) ',
  ' **Bold** ',
  '**Bold, too.** ',
  '## ',
  '## Title',
  '\n\n',
  '\n- ',
  '- a',
  'c: d; e/f',
  "it's ",
]
const risky = [
  ...'* ** _ ` ~~ [ ] ]( ) ( (c) (r) (tm) <b> < & &amp; ! ?! \\ " \' ... .. -- --- +- ,, - 1. 1) > === # ### | **a**b 😀 é'.split(' '),
  ...'[a]() [a](//x) [a](/a//b-) ![p](/p.png) [*b*](/b) [A](https://a.example) https://a.example'.split(' '),
  ' ',
  '- ',
  '1. ',
  '    ',
  '\t',
  '\n',
  '  \n',
  '\n\n\n',
  '\r',
  '\u00a0',
  '\u0000',
  '[r]: /r',
  '| a |\n|---|',
]
/** As many as a text can have headings. */
const anchors = Array.from({ length: 20 }, (_, index) => `a${index}`)

test.each(textsOf(plain, risky))('it makes what the real parser makes, or leaves the text to it: %s', (name, texts) => {
  const least = name === 'texts of plain parts' ? 0.08 : 0.03
  const html = (text: string) => plainMarkdownHtml(text, anchors)
  expect(sameOrNothing(texts, html, (text) => anyMarkdownHtml(text, anchors, 'en'), bounds(10_000))).toBeGreaterThan(least)
})

test('paragraphs, headings, lists, bold words and links become HTML', () => {
  const source = 'See [the mill](/mill#a), **not** (as before) that.\n\n## One\n\n- **Bell**: x\n- [here](/here)\n\n## Two\n\nEnd.'
  expect(plainMarkdownHtml(source, ['one', 'two'])).toBe(
    '<p>See <a href="/mill#a">the mill</a>, <strong>not</strong> (as before) that.</p>\n<h2 id="one">One</h2>\n' +
      '<ul>\n<li><strong>Bell</strong>: x</li>\n<li><a href="/here">here</a></li>\n</ul>\n<h2 id="two">Two</h2>\n<p>End.</p>\n',
  )
})
