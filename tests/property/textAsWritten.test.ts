import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { holds } from '#tests/support/fuzz.ts'

const { document } = new JSDOM('').window

/** What a text may say: words, numbers and marks, as people write them. */
const said = fc.constantFrom(
  ...(
    "Brot words Größe Lehrer*innen don't \"quoted\" 'single' 24 3.5 9,50 7:00--18:00 2*3*4 10**6 (c) (r) (TM) 6(1)(c) §3(r) ... -- --- +49 " +
    '+ - * _ # > < & = | \\ ~ ~~ ! ? ???? !!!! ,, +- 1. 3) 24. 007. a_b_c **fett** *schräg* **fett**teil __x__ `code ~~alt~~ 50% 5€ ../visit ' +
    '日本語**「強調」**です 2026-12-24 [Wort](/visit) [24](/visit) [n]: /visit C# A&B x^2 [x] (y) {z} • – — … “ ” „ ’ #1 & 12/24'
  ).split(' '),
)
const line = fc.array(said, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const start = fc.constantFrom(
  '',
  '',
  '',
  '',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '3. ',
  '24. ',
  '1) ',
  '> ',
  '# ',
  '## ',
  '  - ',
  '   ',
  '    ',
  '| ',
)
const lines = fc.array(fc.tuple(start, line, fc.constantFrom('\n', '\n', '\n\n', '  \n', ' |\n')), { minLength: 1, maxLength: 6 })
const text = lines.map((all) => all.map((parts) => parts.join('')).join(''))
const table = fc
  .array(fc.tuple(line, line), { minLength: 1, maxLength: 4 })
  .map((rows) => ['a | b', '---|---', ...rows.map(([one, two]) => `${one.replaceAll('|', '')} | ${two.replaceAll('|', '')}`)].join('\n'))

/** The words and numbers of a text, in order, without the marks that Markdown takes away: these stand in code. */
const wordsOf = (of: string) =>
  of
    .replaceAll('](/visit)', ']')
    .replaceAll('**fett**teil', 'fettteil')
    .match(/[\p{L}\p{N}]+/gu) ?? []

function shown(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const list of template.content.querySelectorAll('ol')) {
    let number = list.start - 1
    for (const item of list.children) {
      number = item.hasAttribute('value') ? (item as HTMLLIElement).value : number + 1
      item.prepend(`${number} `)
    }
  }
  for (const block of template.content.querySelectorAll('p, li, td, th, h2, h3, br, pre')) block.after(' ')
  return wordsOf(template.content.textContent)
}

/** Lists whose items are all 1 are counted, as Markdown has it. */
const countsItself = (source: string) => (source.match(/^[\s>]*(?:[-*+] +)*[01][.)](?: |$)/gm) ?? []).length > 1

test.each([
  ['texts', text],
  ['tables', table],
])('the words and numbers of %s are shown as they are written, in that order, or something is told', (_name, sources) => {
  holds(
    fc.property(sources, (source) => {
      const { html, slips, refused } = renderMarkdown(source)
      if (slips.length > 0 || refused.length > 0 || countsItself(source)) return
      expect(shown(html)).toEqual(wordsOf(source))
    }),
    6000,
  )
})
