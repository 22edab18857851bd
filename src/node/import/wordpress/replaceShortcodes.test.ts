import { expect, test } from 'vitest'
import { type Shortcode, replaceShortcodes } from './replaceShortcodes.ts'

/** The shortcodes of a text. */
function codes(html: string): Shortcode[] {
  const found: Shortcode[] = []
  expect(replaceShortcodes(html, (code) => (found.push(code), code.text))).toBe(html)
  return found
}

test('a shortcode has what it encloses, up to its own end', () => {
  expect(codes('[a x="1"]one [b] two[/a] [a]three[/a] [b y=2]')).toMatchObject([
    { name: 'a', attrs: ' x="1"', inner: 'one [b] two' },
    { name: 'a', attrs: '', inner: 'three' },
    { name: 'b', attrs: ' y=2', inner: undefined },
  ])
})

test('an end before its start, or without one, means nothing', () => {
  expect(codes('[/a] [a] [/b]')).toMatchObject([{ text: '[a]', inner: undefined }])
})

test('double brackets escape a shortcode', () => {
  expect(codes('[[gallery]] [[a]b[/a]] [a]')).toMatchObject([
    { text: '[[gallery]]', isEscaped: true },
    { text: '[[a]b[/a]]', isEscaped: true },
    { text: '[a]', isEscaped: false },
  ])
})
