import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('C20 raw HTML is shown as text', () => {
  const { html } = renderMarkdown('<img src=x onerror=alert(1)> and <b>bold</b>\n\n<script>alert(1)</script>\n\n<!-- note -->')
  expect(html).not.toMatch(/<(?:img|b|script|!--)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '&#106;avascript:alert(1)',
  '//evil.example',
  'http://plain.example',
  'other-page',
])('C15 a link to %j is refused and reported', (href) => {
  const { html, links, refused } = renderMarkdown(`First.\n\nSee [here](${href}) or [there](/visit).`)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(links.map(({ value }) => value)).toEqual(['/visit'])
  expect(refused).toHaveLength(1)
})

test('C15 links by reference and in angle brackets are refused as well', () => {
  const { html, refused } = renderMarkdown('[a][1] <javascript:alert(1)>\n\n[1]: javascript:alert(2)\n')
  expect(html).not.toContain('<a ')
  expect(refused.map(({ value }) => value).sort()).toEqual(['javascript:alert(1)', 'javascript:alert(2)'])
})

test('C15 a link to nowhere is refused and reported', () => {
  const { links, refused } = renderMarkdown('First.\n\nSee\n[here]() or [there](/visit).')
  expect(links.map(({ value }) => value)).toEqual(['/visit'])
  expect(refused).toMatchObject([{ value: '', line: 4 }])
})

test('quotes in a link cannot end its attribute', () => {
  expect(renderMarkdown('[x](/a "t\\" onmouseover=\\"x()")').html).not.toMatch(/" onmouseover="/)
})

test('links and pictures come with their line', () => {
  const { links, images } = renderMarkdown(
    'One.\n\n[a](/a)\n\n- x\n- [b](/b#c) ![Oven](/assets/oven.png)\n\nFirst,  \nsecond\n[c](/c) ![Loaf](/assets/loaf.png)\n',
  )
  expect(links).toMatchObject([
    { value: '/a', line: 3, words: 'a' },
    { value: '/b#c', line: 6, words: 'b' },
    { value: '/c', line: 10, words: 'c' },
  ])
  expect(images).toMatchObject([
    { value: '/assets/oven.png', line: 6, words: 'Oven' },
    { value: '/assets/loaf.png', line: 10, words: 'Loaf' },
  ])
})

test('links to other hosts do not hand over the window', () => {
  expect(renderMarkdown('[a](https://mill.example) [b](/b)').html).toBe(
    '<p><a href="https://mill.example" rel="noopener">a</a> <a href="/b">b</a></p>\n',
  )
})

test('headings of the first four levels get anchors that the page does not have yet, those of the first two before the others', () => {
  const taken = new Set(['orders'])
  const { html, headings } = renderMarkdown(
    '# Orders\n\n## Left *over*\n\n### Dogs\n\n#### Dogs\n\n##### Small\n\n## Orders\n\n## Dogs',
    taken,
  )
  expect(headings).toEqual([
    { id: 'orders-2', label: 'Orders' },
    { id: 'left-over', label: 'Left over' },
    { id: 'orders-3', label: 'Orders' },
    { id: 'dogs', label: 'Dogs' },
  ])
  expect([...html.matchAll(/<(h\d)(?: id="([^"]*)")?/g)].map(([, level, id]) => `${level} ${id}`)).toEqual([
    'h2 orders-2',
    'h2 left-over',
    'h3 dogs-2',
    'h4 dogs-3',
    'h5 undefined',
    'h2 orders-3',
    'h2 dogs',
  ])
  expect(html).not.toContain('<h1')
  expect([...taken]).toEqual(['orders', 'orders-2', 'left-over', 'orders-3', 'dogs', 'dogs-2', 'dogs-3'])
})

test('C36 headings that skip a level are reported with their line', () => {
  expect(renderMarkdown('## A\n\n#### B\n\n### C\n\n#### D').skipped).toEqual([{ value: 'B', line: 3 }])
})

test('whatever the text, reading finds the links, pictures and headings that the HTML shows', () => {
  const bits = [
    'Plain words.',
    'more',
    '[a](/a)',
    '![b](/b.png)',
    '## Title',
    'Title\n---',
    'Title\n===',
    '- item',
    '  below',
    '    deep [c](/c)',
    '\t[t](/t)',
    '> quote',
    '```',
    '~~~',
    '`[d](/d)`',
    '| a | b |',
    '|---|---|',
    '1. one',
    '<https://e.example>',
    '[r]: /r',
    '[r]',
    '',
    '',
    '\n',
    '***',
    'a | b',
    '---|---',
    '\\[x](/x)',
  ]
  // A generator of its own keeps the test the same on every run.
  let seed = 5
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
  for (let round = 0; round < 3000; round++) {
    const source = Array.from({ length: 2 + next(12) }, () => bits[next(bits.length)]!).join(next(3) === 0 ? '\n\n' : '\n')
    const { html, links, images, levels } = renderMarkdown(source)
    const shown = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
    expect(
      links.map(({ value }) => value),
      JSON.stringify(source),
    ).toEqual(shown(/<a href="([^"]*)"/g))
    expect(
      images.map(({ value }) => value),
      JSON.stringify(source),
    ).toEqual(shown(/<img src="([^"]*)"/g))
    expect(levels.map(String), JSON.stringify(source)).toEqual(shown(/<h([1-6])/g))
  }
})
