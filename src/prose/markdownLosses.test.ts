import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'

const told = (source: string) => renderMarkdown(source).slips.map(({ line, message }) => `${line}: ${message}`)
const shown = (source: string, language?: string) => renderMarkdown(source, new Set(), language).html.trim()

describe('numbers of lists', () => {
  test('are shown as they are written', () => {
    const dates = '24. Dezember: ganztags\n26. Dezember: ganztags\n31. Dezember: ab 12 Uhr'
    expect(shown(dates)).toBe(
      '<ol start="24">\n<li>Dezember: ganztags</li>\n<li value="26">Dezember: ganztags</li>\n<li value="31">Dezember: ab 12 Uhr</li>\n</ol>',
    )
    expect(told(dates)).toEqual([])
    expect(shown('1. a\n3. b\n7. c')).toBe('<ol>\n<li>a</li>\n<li value="3">b</li>\n<li value="7">c</li>\n</ol>')
  })

  test('are counted where each item is written with 1', () => {
    expect(shown('1. a\n1. b\n1. c')).toBe('<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>')
    expect(told('1. a\n1. b\n1. c')).toEqual([])
  })

  test.each([
    ['1. a\n2. b\n2. c', 3, '"2. c" has the same number as the item before it'],
    ['Zu am\n1. Mai und am\n3. Oktober.', 2, '"1. Mai und am" starts a list, because the line starts with a number'],
    ['Zu am\n1. Mai.', 2, '"1. Mai." starts a list, because the line starts with a number'],
    ['007. Bond', 1, '"007. Bond" is a list item, and its number is shown without zeros'],
  ])('%j is told', (source, line, message) => {
    expect(told(source)).toEqual([`${line}: ${message}`])
  })

  test.each([
    'Steps:\n1. a\n2. b',
    '- Breads:\n  1. Rye\n  2. Spelt',
    '1. Breads\n   1. Rye\n2. Rolls',
    '5. five\n6. six',
    '3. c\n2. b\n1. a',
  ])('%j is fine', (source) => {
    expect(told(source)).toEqual([])
  })
})

describe('marks', () => {
  test('quotes, dashes and three full stops are set as in the language, and nothing else is', () => {
    const source = `Art. 6(1)(c), 3(r), (TM), "Angebote", 'innen', don't ... ../visit what???? 7:00--18:00 npm -- x a---b --config +- ,,`
    expect(shown(source, 'de-AT')).toBe(
      '<p>Art. 6(1)(c), 3(r), (TM), „Angebote“, ‚innen‘, don’t … ../visit what???? 7:00–18:00 npm – x a—b --config +- ,,</p>',
    )
    expect(shown('"a"', 'en-GB')).toBe('<p>“a”</p>')
    expect(shown('"a"', 'fr')).toBe('<p>«\u202fa\u202f»</p>')
    expect(shown('Ouvert : « le *pain* » ? `a ?` Oui !', 'fr')).toBe(
      '<p>Ouvert\u00a0: «\u202fle <em>pain</em>\u202f»\u202f? <code>a ?</code> Oui\u202f!</p>',
    )
    expect(shown('a ?', 'en')).toBe('<p>a ?</p>')
    expect(shown('"a"', 'xx')).toBe('<p>&quot;a&quot;</p>')
  })

  test('a star between letters or digits is a star', () => {
    expect(shown('Lehrer*innen und *alle* Schüler*innen: 2*3*4, 10**6 bis 10**9, **fett**gedruckt')).toBe(
      '<p>Lehrer*innen und <em>alle</em> Schüler*innen: 2*3*4, 10**6 bis 10**9, <strong>fett</strong>gedruckt</p>',
    )
    expect(told('2*3*4, 10**6 bis 10**9')).toEqual([])
  })

  test('words are bold in scripts that have no spaces', () => {
    expect(shown('これは**「強調」**です。')).toBe('<p>これは<strong>「強調」</strong>です。</p>')
    expect(told('これは**「強調」**です。')).toEqual([])
  })

  test.each([
    ['+ 49 30 1234', '"+ 49 30 1234" is shown as a list item, without its +'],
    ['> 18 Jahre', '"> 18 Jahre" is shown as a quotation, without its >'],
  ])('%j is told', (source, message) => {
    expect(told(source)).toEqual([`1: ${message}`])
  })

  test('a quotation may begin with a number', () => {
    expect(told('> 24 bakers work here, and like it.')).toEqual([])
  })
})

describe('line breaks', () => {
  test.each(['Brot & Blume\nHauptstraße 1\n12345 Berlin', 'Mo–Fr 9–18 Uhr\n**Sa** 9–12 Uhr', '- Brot & Blume\n  Hauptstraße 1'])(
    'lines that stand for themselves and run together are told: %j',
    (source) => {
      expect(told(source)).toEqual([expect.stringMatching(/^1: the line ".*" and the one below it are shown as one line$/)])
    },
  )

  test.each([
    'Brot & Blume  \nHauptstraße 1\\\n12345 Berlin',
    'We bake every night and then\nsleep.',
    'We bake.\nThen we sleep.',
    'A line that is as long as the lines of a text that somebody has wrapped at\nSome width.',
  ])('%j is fine', (source) => {
    expect(told(source)).toEqual([])
  })
})

describe('lines that are not shown', () => {
  test('an address with a name that nothing uses is told', () => {
    expect(told('a\n\n[1]: https://a.example')).toEqual([
      '3: "[1]: https://a.example" is not shown: it defines an address that no link in this text uses',
    ])
    expect(told('[a][1]\n\n[1]: https://a.example\n\n[//]: # (a comment)')).toEqual([])
  })

  test('words behind the marks of code are told', () => {
    expect(told('```js for the shop\nx\n```')).toEqual([
      '1: "js for the shop" is not shown, because it is in the line that opens a code block',
    ])
  })
})

test('a list that falls out of the item above it is told', () => {
  expect(told('1. One\n  - below')).toEqual(['2: "- below" does not belong to the item above it, because it is not indented far enough'])
  expect(told('1. One\n   - below')).toEqual([])
})

test('problems within a table have the line of their row', () => {
  const { links, images, slips } = renderMarkdown('| a | b |\n|---|---|\n| [c](/c) | ![d](/d.png) |\n| e | <br> |\n| **f | g |')
  expect([links[0]!.line, images[0]!.line]).toEqual([3, 3])
  expect(slips.map(({ code, line }) => [code, line])).toEqual([
    ['E_RAW_HTML', 4],
    ['E_MARKUP', 5],
  ])
})

test('an address among the words of a link can be clicked on', () => {
  expect(told('[https://www.mill.example](https://www.mill.example) or [www.mill.example](https://www.mill.example)')).toEqual([])
})
