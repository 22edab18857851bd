import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { printedLines } from '#tests/support/printedLines.ts'
import { coverage } from './coverage.ts'

const printed = printedLines()

function oldFile(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'old-')), 'old')
  writeFileSync(file, text)
  return file
}

test('each old address is listed with its answer, and lost ones with the nearest page', async () => {
  const old = oldFile('/visit\nhttps://www.old.example/Visit.html\n/bread\n/?p=12\n/shop/rye-loaf.php\n/xylophone\n')
  expect(await coverage({ configDir: editedBakery({}), old })).toBe(1)
  expect(printed.log.join('\n')).toMatchInlineSnapshot(`
    "200   /visit
    301   /Visit.html → /visit
    301   /bread → /breads
    lost  /?p=12 (the page ignores this query)
    lost  /shop/rye-loaf.php  perhaps /breads/rye-loaf (100%)
    lost  /xylophone

    6 old addresses: 1 found, 2 redirected, 0 gone, 3 lost.
    --write adds redirects for 1 of the lost ones."
  `)
})

test('a sitemap without a lost address is fine', async () => {
  const old = oldFile(
    '<?xml version="1.0"?><urlset><url><loc>https://www.old.example/visit?a=1&amp;b=2</loc></url><url><loc>/</loc></url></urlset>',
  )
  expect(await coverage({ configDir: editedBakery({}), old })).toBe(0)
  expect(printed.log.join('\n')).toContain('2 old addresses: 2 found, 0 redirected, 0 gone, 0 lost.')
})

test('the most visited addresses of a log come first, without failed requests and parts of pages', async () => {
  const line = (path: string, status = 200) =>
    `203.0.113.9 - - [10/Oct/2025:13:55:36 +0000] "GET ${path} HTTP/1.1" ${status} 2326 "-" "Browser"`
  const old = oldFile(
    [line('/visit'), line('/rare'), line('/often'), line('/often'), line('/a.css'), line('/no', 404), 'broken', ''].join('\n'),
  )
  expect(await coverage({ configDir: editedBakery({}), old, format: 'json' })).toBe(1)
  const { total, skipped, addresses } = JSON.parse(printed.log.join('\n')) as {
    total: number
    skipped: number
    addresses: { address: string }[]
  }
  expect([total, skipped, addresses.map(({ address }) => address)]).toEqual([3, 3, ['/often', '/visit', '/rare']])
})

test('--write adds each proposal once, and the site stays sound', async () => {
  const configDir = editedBakery({})
  const old = oldFile('/shop/rye-loaf.php\n/shop/rye-loaf.php/\n/Rye-Loaf\n/{rye-loaf}\n')
  expect(await coverage({ configDir, old, write: true })).toBe(0)
  expect(printed.log.join('\n')).toContain('No old address is lost.')
  const { redirects } = JSON.parse(readFileSync(join(configDir, 'redirects.json'), 'utf8')) as { redirects: { from: string; to: string }[] }
  expect(redirects.filter(({ to }) => to === '/breads/rye-loaf').map(({ from }) => from)).toContain('/shop/rye-loaf.php')
  expect(loadSite(configDir).problems).toEqual([])
  expect(await coverage({ configDir, old })).toBe(0)
})

test.each([
  ['', 'It has no addresses'],
  ['/a\nnothing here\n', 'Line 2 is not an address'],
  ['<sitemapindex></sitemapindex>', 'It is an index of sitemaps that names none'],
  [
    '<sitemapindex><sitemap><loc>https://old.example/a.xml</loc></sitemap></sitemapindex>',
    'Save the sitemaps that it names next to it: a.xml',
  ],
  ['<html></html>', 'It is XML without any <loc>'],
])('%j is refused with one message', async (text, message) => {
  expect(await coverage({ configDir: editedBakery({}), old: oldFile(text) })).toBe(2)
  expect(printed.error.join('\n')).toContain(message)
})

test('an index of sitemaps is read with the sitemaps next to it, compressed or not', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'old-'))
  const sitemap = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('')}</urlset>`
  writeFileSync(join(dir, 'posts.xml.gz'), gzipSync(sitemap('/visit', '/lost')))
  writeFileSync(join(dir, 'pages.xml'), sitemap('/', '/breads'))
  const index = ['posts.xml.gz', 'pages.xml'].map((name) => `<sitemap><loc>https://old.example/maps/${name}</loc></sitemap>`).join('')
  writeFileSync(join(dir, 'sitemap.xml.gz'), gzipSync(`<?xml version="1.0"?><sitemapindex>${index}</sitemapindex>`))
  expect(await coverage({ configDir: editedBakery({}), old: join(dir, 'sitemap.xml.gz') })).toBe(1)
  expect(printed.log.join('\n')).toContain('4 old addresses: 3 found, 0 redirected, 0 gone, 1 lost.')
})

test('several slashes after the host are one', async () => {
  expect(await coverage({ configDir: editedBakery({}), old: oldFile('https://old.example//visit/\n') })).toBe(0)
})

test('a missing file is refused with one message', async () => {
  expect(await coverage({ configDir: editedBakery({}), old: '/nowhere/urls.txt' })).toBe(2)
  expect(printed.error).toHaveLength(1)
})
