import { expect, test } from 'vitest'
import { pasteInto } from './pasteInto.ts'

const at = (before: string, html: string, after = '') => {
  const { insert } = pasteInto(html, { before, after, own: 'https://www.boats.example' })
  return insert === null ? null : before + insert + after
}

test.each([
  ['One ', '<b>two</b>', ' three.', 'One **two** three.'],
  ['One.', '<h2>Two</h2>', 'Three.', 'One.\n\n## Two\n\nThree.'],
  ['One.\n', '<p>Two</p><p>Three</p>', '\nFour.', 'One.\n\nTwo\n\nThree\n\nFour.'],
  ['One.\n\n', '<ul><li>Two</li></ul>', '\n\nThree.', 'One.\n\n- Two\n\nThree.'],
  ['', '<h3>One</h3>', '', '## One'],
  ['## One\n\n', '<h3>Two</h3><h4>Three</h4><h3>Four</h3>', '', '## One\n\n### Two\n\n#### Three\n\n### Four'],
  ['', '<h1>One</h1><h3>Two</h3><h6>Three</h6>', '', '## One\n\n### Two\n\n#### Three'],
])('after %j, %s before %j stands with what it needs around it', (before, html, after, expected) => {
  expect(at(before, html, after)).toBe(expected)
})

test.each([
  [
    '<a href="https://a.example"><h3>One</h3><p>Two <b>three</b></p></a>',
    '## [One](https://a.example)\n\n[Two **three**](https://a.example)',
  ],
  ['<div>• a<br>◦ b<br>• c</div>', '- a\n  - b\n- c'],
  ['<p>1) a</p><p>2) b</p><p>2027. A year</p>', '1. a\n2. b\n\n2027\\. A year'],
  [
    '<ul><li data-checked="true"><label><input type="checkbox" checked></label><div><p>a</p></div></li><li data-checked="false"><div><p>b</p></div></li></ul>',
    '- ✓ a\n- b',
  ],
  ['<p><a href="https://a.example/b"><b>a</b></a><a href="https://a.example/b">b</a></p>', '[**a**b](https://a.example/b)'],
  ['<p><b>a </b><a href="https://a.example/b"><b>b</b></a><b> c</b></p>', '**a [b](https://a.example/b) c**'],
  ['<p>a<a href="https://a.example/#n"><sup>[1]</sup></a> b<sup>2</sup></p><ul><li>c</li></ul><ul><li>d</li></ul>', 'a b²\n\n- c\n- d'],
  ['<ul><ul><li>a</li></ul><li>b</li></ul>', '- a\n- b'],
  ['<ol><li>a<ol start="3"><li>b</li></ol></li></ol>', '1. a\n\n   3. b'],
  ['<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', '| a | b |\n| - | - |'],
  ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
  ['<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>', '| a | b |\n| - | - |\n|   | c |'],
])('%s becomes %j', (html, markdown) => {
  expect(at('', html)).toBe(markdown)
})

test.each([
  ['words without any formatting', '', '<meta charset="utf-8"><span style="color: red">5 * 3 * 2</span>'],
  [
    'lines of a code editor',
    '',
    '<div style="font-family: monospace; white-space: pre;"><div><span style="font-weight: bold">## One</span></div><div>two</div></div>',
  ],
  ['what is pasted within code', 'One:\n\n```sh\n', '<h2>Two</h2><p>three</p>'],
])('%s: pasted as plain text', (_what, before, html) => {
  expect(at(before, html)).toBeNull()
})

test('code that has ended is not code any more', () => {
  expect(at('```sh\nls\n```\n', '<p>a <b>b</b></p>')).toBe('```sh\nls\n```\na **b**')
})

test.each([
  ['https://www.boats.example/visit?utm_source=x', '/visit'],
  ['https://www.google.com/url?q=https%3A%2F%2Fa.example%2F%3Fx%3D1%26fbclid%3D2&sa=D', 'https://a.example/?x=1'],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fa.example%2Fb',
    'https://a.example/b',
  ],
  ['https://urldefense.com/v3/__https://a.example/b__;!!x$', 'https://a.example/b'],
  ['http://a.example', 'https://a.example'],
  ['https://a.example/a b|c', 'https://a.example/a%20b%7Cc'],
  ['https://a.example/?q=a+b', 'https://a.example/?q=a+b'],
  ['MAILTO:me@a.example', 'mailto:me@a.example'],
])('the link %s becomes %s', (written, href) => {
  expect(at('', `<a href="${written.replaceAll('&', '&amp;')}">words</a> here`)).toBe(`[words](${href}) here`)
})

test.each(['file:///C:/x.docx', '#_Toc1', 'javascript:alert(1)', 'data:text/html,x', '../x.html', 'ftp://a.example', ''])(
  'a link to %j leaves its words, and says so',
  (written) => {
    const { insert, told } = pasteInto(`<p>a <a href="${written}">b c</a> <b>d</b></p>`, { before: '', after: '' })
    expect(insert).toBe('a b c **d**')
    expect(told).toEqual([expect.stringContaining('“b c” is not a link any more')])
  },
)

test('a picture alone inserts nothing, and is told with its words', () => {
  expect(pasteInto('<img src="https://a.example/x.png" alt="A boat">', { before: 'a', after: 'b' })).toEqual({
    insert: '',
    told: [expect.stringContaining('“A boat”')],
    pictures: [0],
  })
})

test('markup within words and beside punctuation is readable for the site', () => {
  expect(at('', '<p>un<b>believ</b>able, a<i>b</i>c, <b>w </b>n, <b>x</b><b> y</b>, 1<b>2</b>3</p>')).toBe(
    'un**believ**able, abc, **w** n, **x y**, 123',
  )
})

test('signs at the edge of a mark beside a word move out of it, so that no character is written as a code', () => {
  expect(at('', '<p><b>a.</b>B, <b>“c”</b>d, e<b>(f)</b> <i>(g)</i>h</p>')).toBe('**a**.B, **“c**”d, e(**f)** *(g*)h')
})

test('cells that only have a picture stay, and empty rows and columns of spreadsheets go', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  expect(at('', `<table>${row('a', 'b')}${row('', '<img src="x.png">')}</table>`)).toBe('| a | b |\n| - | - |\n|   |   |')
  expect(at('', `<table>${row('a', 'b', '')}${row('c', 'd', '')}${row('', '', '')}</table>`)).toBe('| a | b |\n| - | - |\n| c | d |')
})

test('HTML that is nested without end is pasted as plain text', () => {
  const { insert, told } = pasteInto('<span>'.repeat(5000), { before: '', after: '' })
  expect(insert).toBeNull()
  expect(told).toHaveLength(1)
})
