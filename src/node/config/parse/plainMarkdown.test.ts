import { expect, test } from 'vitest'
import { sameOrNothing, textsOf } from '#tests/support/sameOrNothing.ts'
import { readAnyMarkdown } from './markdown.ts'
import { readPlainMarkdown } from './plainMarkdown.ts'

const plain = [
  'Plain words.',
  'a',
  'b ',
  'Words, 5 - 6',
  '[a](/a)',
  ' [a b](/a/b#c) ',
  '[c-d, e?](#x)',
  ' and ',
  '## Title',
  '# Top',
  '#### Deep one',
  '\n',
  '\n\n',
  '| a | b |',
  '|---|---|',
  '_',
  '\\',
  '!',
  '"',
  "'",
  '(c)',
  '...',
  '--',
  '&amp;',
  ']',
  ':',
  '.',
  '- a',
  '\n- ',
  '**B**: ',
  '1. a',
  '\n2. ',
]
const risky = [
  '*',
  '**',
  '{a}',
  'TODO ',
  'https://a.example ',
  '|---|\n',
  '[',
  '](',
  ')',
  '<',
  '`',
  '~~~',
  '```',
  '- ',
  '1. ',
  '> ',
  '    ',
  '\t',
  '---',
  '===',
  '[r]: /r',
  '[a]()',
  '[a](//x)',
  '![p](/p.png)',
  '[*b*](/b)',
  '[a](/a "t")',
  '[a](<b>)',
  '[A](https://a.example)',
  '\r',
  '\u0000',
  '  \n',
  '&#91;',
  '[it’s](/a)',
  '[a..](/a)',
  '[a--b](/b)',
  '##',
  ' ##',
]

test.each(textsOf(plain, risky))('it finds what the real parser finds, or leaves the text to it: %s', (name, texts) => {
  const least = name === 'texts of plain parts' ? 0.1 : 0.05
  expect(sameOrNothing(texts, (text) => readPlainMarkdown(text), readAnyMarkdown, { numRuns: 6000 })).toBeGreaterThan(least)
})

test('plain headings, lists, tables and links are read with their lines', () => {
  const found = readPlainMarkdown(
    '## One\n\nSee [the mill](/mill#a) and\nmore [there](#b).\n\n| a | b |\n|---|---|\n| c | d |\n\n- **Bell**: x\n- y [here](/here)\n\n#### Two',
  )
  expect(found).toEqual({
    links: [
      { value: '/mill#a', line: 3, words: 'the mill' },
      { value: '#b', line: 4, words: 'there' },
      { value: '/here', line: 11, words: 'here' },
    ],
    images: [],
    refused: [],
    skipped: [{ value: 'Two', line: 13 }],
    titles: ['One'],
    subtitles: ['Two'],
    levels: [2, 4],
    slips: [],
  })
})

test.each([
  '[a](/a) first',
  'a `[b](/b)`',
  'a ![b](/b.png)',
  '- - a [b](/b)',
  '- a\n  b [c](/c)',
  'a [*b*](/b)',
  'a [b](https://b.example)',
  '| a [b](/b) |\n|---|',
  'a\n---',
  'a \\[b](/b)',
  'a [b]\n\n[b]: /b',
])('it leaves %j to the real parser', (source) => {
  expect(readPlainMarkdown(source)).toBeUndefined()
})
