import { expect, test } from 'vitest'
import { escapedMarkdown } from './escapedMarkdown.ts'
import { shownWords } from './shownWords.ts'
import { wordPattern } from './wordPattern.ts'

const textsOf = (markdown: string) => shownWords(markdown).map(({ text }) => text)

/** Replaces the first match of words in Markdown. */
function replaced(markdown: string, words: string, by: string): string {
  for (const { text, starts, ends, isWritten } of shownWords(markdown)) {
    const match = wordPattern({ words }).exec(text)
    if (!match) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const next = isWritten ? by : escapedMarkdown(by, from === 0)
    return markdown.slice(0, starts[from]) + next + markdown.slice(ends[to - 1])
  }
  throw new Error('The words are not there.')
}

test('paragraphs, headings, alternative texts and code are read without their Markdown', () => {
  const markdown =
    '# Our *breads*\n\nRye [loaf](/loaf "a title") and `code`,\n\n> on two\n> lines.\n\n- ![A loaf](/assets/loaf.webp)\n\n```\na = 1\n```\n'
  expect(textsOf(markdown)).toEqual(['Our breads', 'Rye loaf and code,', 'on two\nlines.', 'A loaf', 'a = 1'])
})

test.each([
  ['> The rye\n> loaf is dark.', 'rye loaf', 'loaf', '> The loaf is dark.'],
  ['- The rye\n  loaf is dark.', 'RYE LOAF is', 'loaves are', '- The loaves are dark.'],
  ['Fish \\& chips', 'fish & chips', 'Soup', 'Soup'],
  ['Fish &amp; chips', '& chips', '& peas', 'Fish & peas'],
  ['A \\*star\\* here', '*star*', 'dot', 'A dot here'],
  ['See [rye](/rye).', 'rye', 'spelt', 'See [spelt](/rye).'],
  ['![rye loaf](/assets/rye.webp)', 'rye', 'dark', '![dark loaf](/assets/rye.webp)'],
  ['A word', 'word', 'two *stars* & [b]', 'A two \\*stars\\* & \\[b\\]'],
  ['Word one', 'word', '1. First', '1\\. First one'],
  ['Word one', 'word', '# Tag', '\\# Tag one'],
  ['Use `rye` here', 'rye', 'a*b', 'Use `a\\*b` here'],
])('in %j, %j becomes %j', (markdown, words, by, expected) => {
  expect(replaced(markdown, words, by)).toBe(expected)
})

test.each([
  [
    'Rye one\n\n- a rye\n\n  rye\n- b\n\nNo word\n\n> rye\n\n    rye code\n\nLast *rye*',
    ['Rye one', 'a rye', 'rye', 'b', 'rye', 'rye code', 'Last rye'],
  ],
  ['```\nrye\n\nrye\n```\n\nNo word', ['rye\n\nrye', 'No word']],
  ['See [rye][1].\n\nNo word\n\n[1]: /rye', ['See rye.', 'No word']],
  ['Rye\r\n\r\nNo word\r\n\r\nRye', ['Rye', 'No word', 'Rye']],
])('of %j, only parts that may have the words are parsed, with places in the whole', (markdown, texts) => {
  const units = shownWords(markdown, (source) => /rye/i.test(source))
  expect(units.map(({ text }) => text)).toEqual(texts)
  for (const { text, starts, ends } of units)
    for (const [index, letter] of Array.from(text).entries()) expect(markdown.slice(starts[index], ends[index])).toContain(letter)
})

test('a paragraph of one line has the words that a parser finds, and their places', () => {
  for (const markdown of [
    'Rye loaf, 50 %!\n',
    'Über # alles - 1. ja',
    'Rye (dark) > wheat',
    'A rye ~ b | c',
    '   Rye',
    '1. Rye',
    '# Rye',
    'Rye  ',
  ]) {
    const [unit] = shownWords(markdown)
    const [parsed] = shownWords(`${markdown}\n\n[x]: /x`)
    expect({ ...unit, text: unit!.text.trimEnd() }).toMatchObject({ ...parsed, text: parsed!.text.trimEnd() })
  }
})
