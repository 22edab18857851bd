import { afterEach, expect, test } from 'vitest'
import { htmlAtBase } from './htmlAtBase.ts'
import { pathOf } from './pathOf.ts'
import { hrefOf, setSiteBase } from './siteBase.ts'
import { siteKey } from './siteKey.ts'
import { sitePath } from './sitePath.ts'
import { srcSetOf } from './srcSetOf.ts'

afterEach(() => setSiteBase())

test('at the root of a host, nothing changes', () => {
  const html = '<p><a href="/visit">Visit</a></p>'
  expect([hrefOf('/visit'), srcSetOf('/a 1w, /b 2w'), htmlAtBase(html), pathOf('/visit'), pathOf('/'), siteKey('consent')]).toEqual([
    '/visit',
    '/a 1w, /b 2w',
    html,
    '/visit',
    '/',
    'consent',
  ])
})

test('below a path, paths become addresses, and everything else stays', () => {
  setSiteBase('/museum')
  const given = [
    '/',
    '/visit?day=2#top',
    '/museum',
    '#top',
    '?day=2',
    'https://example.org/visit',
    '//example.org/visit',
    'mailto:a@b.example',
    '',
  ]
  expect(given.map(hrefOf)).toEqual(['/museum/', '/museum/visit?day=2#top', '/museum/museum', ...given.slice(3)])
  expect(srcSetOf('/a.avif 400w, /b.avif 800w')).toBe('/museum/a.avif 400w, /museum/b.avif 800w')
})

test('below a path, HTML from Markdown has addresses, and texts that look like them stay', () => {
  setSiteBase('/museum')
  const html =
    '<p>See <a href="/visit" title="a &gt; b">/visit</a>, <code>href=&quot;/x&quot;</code>, <a href="https://a.example/b">b</a></p>'
  expect(htmlAtBase(html)).toBe(html.replace('"/visit"', '"/museum/visit"'))
  expect(htmlAtBase('<picture><source srcset="/a 1w, /b 2w"><img src="/a"></picture>')).toBe(
    '<picture><source srcset="/museum/a 1w, /museum/b 2w"><img src="/museum/a"></picture>',
  )
})

test('below a path, only its addresses are those of the site', () => {
  setSiteBase('/museum')
  expect(['/museum', '/museum/', '/museum/visit', '/museum/museum'].map(pathOf)).toEqual(['/', '/', '/visit', '/museum'])
  expect(['/', '/visit', '/museums', '/Museum/visit'].map(pathOf)).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['/visit', '/visit'],
  ['/museum/visit', '/visit'],
  ['/museum', '/'],
  ['https://example.org/museum/visit?a=b', '/visit?a=b'],
  ['https://example.org/visit', 'https://example.org/visit'],
  ['visit', 'visit'],
])('an argument %s of a command means %s', (asked, path) => {
  expect(sitePath('https://example.org/museum', asked)).toBe(path)
})

test('at the root of a host, an argument may be a full address, too', () => {
  const asked = ['/museum/visit', 'https://example.org/museum/visit', 'https://example.org']
  expect(asked.map((one) => sitePath('https://example.org', one))).toEqual(['/museum/visit', '/museum/visit', '/'])
})
