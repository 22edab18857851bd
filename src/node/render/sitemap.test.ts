import { expect, test } from 'vitest'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { sitemapFiles } from './sitemap.ts'

const URL = 'https://www.brot-und-blume.example'

test('R2.5 the sitemap lists every page that search engines may list, with its day', () => {
  const map = sitemapFiles(bakerySite()).get('/sitemap.xml')!
  expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/breads', '/breads/rye-loaf', '/breads/spelt-crown', '/house-rules', '/visit'].map((path) => URL + path),
  )
  expect(map).toContain(`<url><loc>${URL}/visit</loc><lastmod>2026-11-02</lastmod></url>`)
})

test('pages kept out of search engines, drafts and the not-found page are left out', () => {
  const site = bakerySite({ 'pages/house-rules.json': ['"icon"', '"noindex": true,\n  "icon"'] })
  expect(sitemapFiles(site).get('/sitemap.xml')).not.toMatch(/house-rules|404/)
})

test('robots.txt names the sitemap', () => {
  expect(sitemapFiles(bakerySite()).get('/robots.txt')).toContain(`Sitemap: ${URL}/sitemap.xml\n`)
})

test('addresses are escaped', () => {
  const site = bakerySite()
  const map = sitemapFiles({ ...site, settings: { ...site.settings, url: `${URL}/a&b<c>"'` } }).get('/sitemap.xml')!
  expect(map).toContain(`<loc>${URL}/a&amp;b&lt;c&gt;&quot;&apos;/visit</loc>`)
})

test('C30 more than 50,000 addresses are split into files with an index', () => {
  const site = bakerySite()
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ ...site.pages[0]!, path: `/p/${index}` }))
  const files = sitemapFiles({ ...site, pages })
  expect([...files.keys()]).toEqual(['/robots.txt', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap.xml'])
  expect(files.get('/sitemap-1.xml')!.match(/<url>/g)).toHaveLength(50_000)
  expect(files.get('/sitemap-2.xml')).toContain(`${URL}/p/50000`)
  expect([...files.get('/sitemap.xml')!.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual([
    `${URL}/sitemap-1.xml`,
    `${URL}/sitemap-2.xml`,
  ])
  for (const file of files.values()) expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024)
})

test('C30 exactly 50,000 addresses stay in one file', () => {
  const site = bakerySite()
  expect([...sitemapFiles({ ...site, pages: Array.from({ length: 50_000 }, () => site.pages[0]!) }).keys()]).toEqual([
    '/robots.txt',
    '/sitemap.xml',
  ])
})
