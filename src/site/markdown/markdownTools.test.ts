import * as fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { lacking, wordsOfMarkdown, wordsOfText } from '#tests/support/wordsOfMain.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { markdownTools } from './markdownTools.ts'

const words = SiteSettings.shape.words.parse({})
const md = markdownTools({ url: 'https://bakery.example', path: '/visit', language: 'en', words, backends: {} })
const parser = new MarkdownIt('commonmark').enable(['table', 'strikethrough'])
/** What a parser shows of Markdown, as a text. */
const shown = (markdown: string) =>
  parser
    .render(markdown)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

/** Texts of what Markdown could take for something else. */
const texts = fc
  .array(
    fc.constantFrom(
      ...'\\`*_[]()<>#+-=.!&;:|~ ',
      '1',
      'a',
      'ä',
      'amp',
      '&lt;',
      '**',
      '__',
      '~~',
      '---',
      '```',
      'https://x.example',
      '\u00a0',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')

describe('a plain text is shown as it is', () => {
  test.each([
    ['a paragraph', (text: string) => md.paragraph(text)],
    ['a heading', (text: string) => md.heading(2, text)],
    ['an item of a list', (text: string) => md.list([md.line(md.text(text))])],
    ['the text of a link', (text: string) => md.line(md.link(text, '/visit'))],
    ['a cell', (text: string) => md.table(['', 'b'], [[md.text(text), 'x']])],
  ])('in %s', (_what, write) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          shown(write(text))
            .replace(/^b\s+|\s+x$/g, '')
            .trim(),
        ).toBe(text)
      }),
      bounds(100),
    )
  })
})

test('the text of a Markdown field has the same words as before, and its lists, tables and code stay such', () => {
  const source = [
    'First *line* with **bold**, `a|b` and [a link](/visit#way).',
    '- one\n- two\n  1. inner\n  2. more',
    '| a | b |\n|:--|--:|\n| 1 | `x|y` |',
    '```js\nconst a = `b`\n```',
    '> quoted\n>\n> - item',
    '## Heading #\n\n![A loaf](/assets/loaf.png)',
    'one\\\ntwo',
  ].join('\n\n')
  const { html } = renderMarkdown(source)
  const written = md.html(html)
  expect(
    parser
      .render(written)
      .replaceAll('https://bakery.example', '')
      .replaceAll(' />', '>')
      .replace(/<(\/?)(thead|tbody)>\n?/g, ''),
  ).toBe(html.replace(/ id="[^"]*"| rel="noopener"/g, '').replace(/<(\/?)(thead|tbody)>\n?/g, ''))
})

test('whatever the Markdown, its words are those of the HTML', () => {
  const bits = fc.constantFrom(
    'Plain words.',
    '[a](/a)',
    '![b](/b.png)',
    '## Title',
    '- item',
    '  below',
    '> quote',
    '```',
    '`code | x`',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '1. one',
    '*em*',
    '**strong**',
    'a\\*b',
    '***',
    '1\\. no list',
    '~~gone~~',
    '\\# no heading',
    '<b>',
    '&amp;amp;',
    'end!',
    '',
  )
  fc.assert(
    fc.property(fc.array(bits, { minLength: 1, maxLength: 10 }), fc.constantFrom('\n', '\n\n', ' '), (parts, between) => {
      const { html } = renderMarkdown(parts.join(between))
      const [before, after] = [wordsOfText(textWithAlts(html)), wordsOfMarkdown(md.html(html))]
      expect([lacking(before, after), lacking(after, before)]).toEqual([[], []])
    }),
    bounds(100),
  )
})

function textWithAlts(html: string): string {
  return html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot);/g, ' ')
    .replaceAll('&amp;', '&')
}

test('links lead to the site, and so do anchors to the page', () => {
  expect(md.link('Way', '#way')).toBe('[Way](https://bakery.example/visit#way)')
  expect(md.link('Home', '/')).toBe('[Home](https://bakery.example/)')
  expect(md.link('Mill', 'https://mill.example/a(b)')).toBe(String.raw`[Mill](https://mill.example/a\(b\))`)
  expect(md.link('Write', 'mailto:a@b.example')).toBe('[Write](mailto:a@b.example)')
})

test('a decorative picture is left out, and a drawn one is its text', () => {
  expect(md.photo({ src: '/assets/a.png', alt: '' })).toBe('')
  expect(md.photo({ src: '/assets/a.png', alt: 'A [loaf]' })).toBe(String.raw`![A \[loaf\]](https://bakery.example/assets/a.png)`)
})

test('several buttons are a list, one is a link', () => {
  const [one, other] = [
    { label: 'One', href: '/' },
    { label: 'Two', href: '/' },
  ]
  expect(md.actions([one])).toBe('[One](https://bakery.example/)')
  expect(md.actions([one, other])).toBe('- [One](https://bakery.example/)\n- [Two](https://bakery.example/)')
  expect(md.actions([])).toBe('')
})
