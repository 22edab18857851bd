import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test('an empty line starts a paragraph, and a line break is one', () => {
  expect(paragraphs('One  \r\ntwo\n \nthree')).toBe('<p>One<br>\ntwo</p>\n<p>three</p>')
})

test('blocks are not put into paragraphs', () => {
  expect(paragraphs('One\n<h2 class="a">Two</h2>\nthree')).toBe('<p>One</p>\n<h2 class="a">\nTwo\n</h2>\n<p>three</p>')
})

test('preformatted text keeps its lines, in small and large letters', () => {
  expect(paragraphs('a\n<pre>1\n\n2</pre>\n<PRE>3\n\n4</PRE>')).toBe('<p>a</p>\n<pre>1\n\n2</pre>\n<PRE>3\n\n4</pre>')
})
