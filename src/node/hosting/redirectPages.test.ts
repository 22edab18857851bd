import { expect, test } from 'vitest'
import { redirectPages } from './redirectPages.ts'

test('H28 a page leads on at once, is left out of search engines, and names where it leads', () => {
  const [page = ''] = redirectPages([{ from: '/old', to: '/new', status: 301 }], []).pages.values()
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/new">')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<link rel="canonical" href="/new">')
})

test('H28 an address cannot leave its place in the page', () => {
  const [page = ''] = redirectPages([{ from: '/old', to: 'https://a.example/"><script>&', status: 301 }], []).pages.values()
  expect(page).toContain('href="https://a.example/&quot;&gt;&lt;script&gt;&amp;"')
  expect(page).not.toContain('<script')
})

test.each([
  ['/old', ['/old/index.html', '/old.html']],
  ['/old/', ['/old/index.html', '/old.html']],
  ['/old.html', ['/old.html']],
  ['/old.htm', ['/old.htm']],
  ['/old.php', ['/old.php/index.html', '/old.php.html']],
  ['/blog/v1.2', ['/blog/v1.2/index.html', '/blog/v1.2.html']],
  ['/brochure.pdf', ['/brochure.pdf/index.html', '/brochure.pdf.html']],
  ['/', []],
])('H28 %s is looked for at %j', (from, files) => {
  expect([...redirectPages([{ from, to: '/new', status: 301 }], []).pages.keys()]).toEqual(files)
})

test.each([
  ['/visit', [], 'a page'],
  ['/visit/index.html', [], 'its document'],
  ['/visit.html', [], 'its second document'],
  ['/Visit', [], 'a page in other capitals'],
  ['/assets/logo.svg', ['/assets/logo.svg.html'], 'a file'],
  ['/assets/logo.svg/x', [], 'below a file'],
  ['/assets', ['/assets/index.html', '/assets.html'], 'a folder'],
  ['/robots.txt', ['/robots.txt.html'], 'another file'],
])('F1 H28 a redirect from %s is written to %j: never in the place of %s', (from, written) => {
  const files = ['/visit/index.html', '/visit.html', '/assets/logo.svg', '/robots.txt']
  expect([...redirectPages([{ from, to: '/new', status: 301 }], files).pages.keys()]).toEqual(written)
})

test('F1 H28 of two redirects of which one would lie in a file of the other, both never fail to be written', () => {
  const redirects = ['/old', '/old.html', '/old.html/more', '/a.php/b', '/a.php'].map((from) => ({
    from,
    to: '/new',
    status: 301 as const,
  }))
  const files = [...redirectPages(redirects, []).pages.keys()]
  expect(files).toEqual(['/old/index.html', '/old.html', '/a.php/b/index.html', '/a.php/b.html', '/a.php/index.html', '/a.php.html'])
})

test('H28 redirects for which no page can be written are listed', () => {
  const { losses } = redirectPages(
    [
      { from: '/visit', to: '/new', status: 301 },
      { from: '/?p=1', to: '/new', status: 301 },
      { from: '/blog/*', to: '/new', status: 301 },
      { from: '/forum', status: 410 },
      { from: '/über', to: '/new', status: 301 },
    ],
    ['/visit/index.html', '/visit.html'],
  )
  expect(losses.map(({ from, why }) => `${from} ${why}`).sort()).toEqual(['/?p=1 query', '/blog/* pattern', '/forum gone', '/visit file'])
})
