import { expect, test } from 'vitest'
import { redirectPages } from './redirectPages.ts'

test('H28 a page leads on at once, is left out of search engines, and names where it leads', () => {
  const [page = ''] = redirectPages([{ from: '/old', to: '/new', status: 301 }]).values()
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/new">')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('<link rel="canonical" href="/new">')
})

test('H28 an address cannot leave its place in the page', () => {
  const [page = ''] = redirectPages([{ from: '/old', to: 'https://a.example/"><script>&', status: 301 }]).values()
  expect(page).toContain('href="https://a.example/&quot;&gt;&lt;script&gt;&amp;"')
  expect(page).not.toContain('<script')
})

test.each([
  ['/old', ['/old/index.html', '/old.html']],
  ['/old/', ['/old/index.html', '/old.html']],
  ['/old.php', ['/old.php']],
  ['/', []],
])('H28 %s is looked for at %j', (from, files) => {
  expect([...redirectPages([{ from, to: '/new', status: 301 }]).keys()]).toEqual(files)
})
