import { expect, test } from 'vitest'
import { findMarkdownLinks } from './markdownLinks.ts'

/** The text with the found links marked. */
function marked(source: string) {
  const { found, unplaced } = findMarkdownLinks(source, '/about', 'bread.example')
  const text = found
    .toReversed()
    .reduce((words, { start, end }) => `${words.slice(0, start)}«${words.slice(start, end)}»${words.slice(end)}`, source)
  return { text, unplaced }
}

test.each([
  ['[us](/about) and [team](/about?x=1#team "Our team")', '[us](«/about») and [team](«/about»?x=1#team "Our team")'],
  ['[us](</about>)', '[us](<«/about»>)'],
  ['[us][1] and [them][1]\n\n[1]: /about "About"', '[us][1] and [them][1]\n\n[1]: «/about» "About"'],
  ['[us](https://bread.example/about)', '[us](https://bread.example«/about»)'],
  ['<https://bread.example/about>', '<https://bread.example«/about»>'],
  ['[/about](/about)', '[/about](«/about»)'],
])('%j has links', (source, expected) => {
  expect(marked(source)).toEqual({ text: expected, unplaced: 0 })
})

test.each([
  'See /about.',
  '`[us](/about)`',
  '    [us](/about)',
  '```\n[us](/about)\n```',
  '[us](/about-us)',
  '[us](/x/about)',
  '[us](/about/team)',
  '![us](/about)',
  '[us](https://other.example/about)',
  '\\[us](/about)',
])('%j has none', (source) => {
  expect(marked(source)).toEqual({ text: source, unplaced: 0 })
})

test('a link that spells its target in another way is counted', () => {
  expect(marked('[us](/a&#98;out)')).toEqual({ text: '[us](/a&#98;out)', unplaced: 1 })
})
