import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const redirects = (...rows: [from: string, to: string][]) => ({
  'redirects.json': JSON.stringify({ redirects: rows.map(([from, to]) => ({ from, to })) }),
})

test('C18 a chain is reported with its stations and where it ends', () => {
  expect(foundIn(redirects(['/bread', '/breads'], ['/a', '/b'], ['/b', '/c'], ['/c', '/visit']))).toEqual([
    expect.stringMatching(
      /^E_REDIRECT_CHAIN redirects\.json redirects\.1\.to: takes more than one hop: \/a → \/b → \/c → \/visit\. Change it to \/visit\.$/,
    ),
    expect.stringMatching(/^E_REDIRECT_CHAIN redirects\.json redirects\.2\.to: .*\/b → \/c → \/visit/),
  ])
})

test('C18 a redirect that leads into a circle is reported with the whole of it', () => {
  expect(foundIn(redirects(['/a', '/b'], ['/b', '/c'], ['/c', '/b']))[0]).toMatch(/^E_REDIRECT_LOOP .*\/a → \/b → \/c → \/b/)
})

test('C18 both forms of a path, with and without a slash at its end, are one', () => {
  expect(foundIn(redirects(['/visit/', '/breads']))).toEqual([
    expect.stringMatching(/^E_REDIRECT_SHADOWS redirects\.json redirects\.0\.from: \/visit is a page/),
  ])
  expect(foundIn(redirects(['/bread', '/breads'], ['/bread/', '/visit']))).toEqual([
    expect.stringMatching(/^E_SAME_REDIRECT redirects\.json redirects\.1\.from: \/bread is already redirected/),
  ])
})

test('C18 an old path that differs from a page in its capitals may lead to it', () => {
  expect(foundIn(redirects(['/Visit', '/visit']))).toEqual([])
})

test.each([
  '/visit.html',
  '/visit/index.html',
  '/Visit',
  '/VISIT/',
  '/Visit.html',
  '/index.html',
  '/Index.html',
  '/robots.txt',
  '/Robots.txt',
  '/sitemap.xml',
  '/404',
  '/404.html',
  '/de/404',
  '/healthz',
  '/static',
  '/static/js/x.js',
  '/_forms/order',
  '/assets/logo.svg',
  '/assets/Logo.svg',
  '/.well-known/security.txt',
  '/_redirects',
])('F1 F2 %s, which some server takes for a page or a file of the site, cannot lead elsewhere', (from) => {
  expect(foundIn(redirects([from, '/breads']))).toEqual([expect.stringMatching(/^E_REDIRECT_SHADOWS redirects\.json redirects\.0\.from: /)])
})

test('F2 two old addresses that some server takes for one may not lead on for good and for now', () => {
  const rows = [
    { from: '/old', to: '/visit' },
    { from: '/Old', to: '/visit', status: 302 },
  ]
  expect(foundIn({ 'redirects.json': JSON.stringify({ redirects: rows }) })).toEqual([
    expect.stringMatching(/^E_SAME_REDIRECT redirects\.json redirects\.1\.from: .*some servers treat the two as one/),
  ])
})

test.each(['/visit.html', '/visit/index.html', '/Visit', '/VISIT/', '/Visit.html'])(
  'F1 F2 %s may lead to the page that it means',
  (from) => {
    expect(foundIn(redirects([from, '/visit']))).toEqual([])
  },
)

test.each([
  ['/visit.html', '/visit#order'],
  ['/Visit', '/visit#order'],
  ['/visit/index.html', '/visit?a=b'],
])('F1 F2 %s cannot lead to a place on its page, %s: servers that take it for the page show the page', (from, to) => {
  expect(foundIn(redirects([from, to]))).toEqual([
    `E_REDIRECT_SHADOWS redirects.json redirects.0.to: ${from} is another spelling of the address of a page: some servers show that whole page instead of ${to}. Change it to /visit.`,
  ])
})

test.each(['/visit.htm', '/visit.php', '/visits', '/index.php', '/sitemap_index.xml', '/.well-known/change-password', '/blog/v1.2'])(
  'F1 %s is an address of its own and may lead anywhere',
  (from) => {
    expect(foundIn(redirects([from, '/breads']))).toEqual([])
  },
)

test('F2 two old addresses that some server takes for one may not lead to two places', () => {
  expect(foundIn(redirects(['/Old', '/visit'], ['/old', '/breads']))).toEqual([
    expect.stringMatching(/^E_SAME_REDIRECT redirects\.json redirects\.1\.from: .*some servers treat the two as one/),
  ])
  expect(foundIn(redirects(['/Old', '/visit'], ['/old', '/visit'], ['/old.html', '/visit']))).toEqual([])
})

test.each(['/a//b', '//evil', '/old./x', '/con/x', '/.old', '/a/../b'])(
  'F8 %s, which servers do not look for, is told before a build',
  (from) => {
    expect(foundIn(redirects([from, '/breads']))).toEqual([expect.stringMatching(/^E_REDIRECT_PATH redirects\.json redirects\.0\.from: /)])
  },
)

test('C18 a file cannot be redirected', () => {
  expect(foundIn(redirects(['/assets/logo.svg', '/visit']))).toEqual([
    expect.stringMatching(/^E_REDIRECT_SHADOWS .*is a file of this site/),
  ])
})

test('C18 of a very long chain the middle is counted, and thousands of them are followed at once', () => {
  const rows = Array.from({ length: 2000 }, (_, index): [string, string] => [`/r${index}`, index === 1999 ? '/visit' : `/r${index + 1}`])
  const found = foundIn(redirects(...rows)).filter((line) => line.startsWith('E_REDIRECT_CHAIN'))
  expect(found).toHaveLength(1999)
  expect(found[0]).toContain('/r0 → /r1 → /r2 → /r3 → /r4 → /r5 → /r6 → /r7 → 1991 more → /r1999 → /visit. Change it to /visit')
})

test('C19 an old address may lead to a page that search engines may not list', () => {
  const hidden = {
    'pages/house-rules.json': ['"icon"', '"noindex": true,\n  "icon"'] as [string, string],
    'footer.json': ['"location": "/house-rules"', '"location": "/visit"'] as [string, string],
  }
  expect(foundIn({ ...hidden, ...redirects(['/rules', '/house-rules']) })).toEqual([])
})

test('what many redirects have in the same words is told once, with how many they are', () => {
  const rows = Array.from({ length: 50 }, (_, index): [string, string] => [`/index.php?id=${index}#top`, '/visit'])
  const found = foundIn(redirects(...rows))
  expect(found).toEqual([
    expect.stringMatching(
      /^E_VALUE redirects\.json redirects\.0\.from: .*must not contain an anchor.*; 49 more redirects have the same problem/,
    ),
  ])
  expect(foundIn(redirects(...rows.slice(0, 3)))).toHaveLength(3)
})

test('C18 fifty thousand redirects of each kind are read and checked in one go', () => {
  const rows = Array.from({ length: 50_000 }, (_, index): [string, string] => {
    const from = [`/archive/post-${index}.html`, `/?p=${index}`, `/über/${index}`, `/cat${index % 7}/${index}/{name}`][index % 4]!
    return [from, '/visit']
  })
  expect(foundIn(redirects(...rows, ['/?p=1&p2=1', '/vsit']))).toEqual([
    expect.stringMatching(/^E_DEAD_LINK redirects\.json redirects\.50000\.to/),
  ])
})
