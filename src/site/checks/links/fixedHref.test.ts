import { expect, test } from 'vitest'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { fixedHref } from './fixedHref.ts'
import type { SitePage } from '#src/site/site.ts'

const page = (path: string, ids: string[] = [], noindex = false) =>
  ({ path, meta: { noindex }, anchors: ids, uses: { lists: [] } }) as unknown as SitePage

const config = {
  settings: { url: 'https://bread.example' },
  pages: [page('/'), page('/about-us', ['team', 'history']), page('/breads/rye-loaf'), page('/hidden', [], true)],
  redirects: [
    { from: '/loaves', to: '/bread', status: 301 },
    { from: '/bread', to: '/about-us#team', status: 301 },
    { from: '/round', to: '/round', status: 301 },
    { from: '/out', to: 'https://elsewhere.example/', status: 301 },
  ],
  unshown: new Map([['/about-uz', 'draft']]),
} as unknown as ReadConfig

test.each([
  ['/about-us/', '/about-us'],
  ['/About-Us', '/about-us'],
  ['//breads/rye-loaf', '/breads/rye-loaf'],
  ['/about-us/index.html', '/about-us'],
  ['https://bread.example', '/'],
  ['https://bread.example/about-us/?a=1#team', '/about-us?a=1#team'],
  ['/breads/rye-laof', '/breads/rye-loaf'],
  ['/about-us#teem', '/about-us#team'],
  ['/abuot-us?from=menu', '/about-us?from=menu'],
  ['/loaves', '/about-us#team'],
  ['/bread#history', '/about-us#history'],
])('%s must mean %s', (href, fixed) => {
  expect(fixedHref(config, href)).toBe(fixed)
})

test.each([
  ['a right link', '/about-us#team'],
  ['a page that is not close', '/prices'],
  ['a draft is as close', '/about-ux'],
  ['its anchor is not close', '/about-us/#prices'],
  ['a page that search engines may not list', '/hiden'],
  ['a redirect in a circle', '/round'],
  ['a redirect to elsewhere', '/out'],
  ['another site', 'https://elsewhere.example/about-us'],
  ['an anchor alone', '#team'],
  ['mail', 'mailto:a@mail.example'],
])('nothing is certain for %s', (_, href) => {
  expect(fixedHref(config, href)).toBeUndefined()
})
