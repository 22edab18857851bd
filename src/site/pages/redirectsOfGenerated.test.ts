import { expect, test } from 'vitest'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import type { SitePage } from '#src/site/site.ts'
import { redirectsOfGenerated } from './redirectsOfGenerated.ts'

test('redirects of the moved pages of a list hold for its further pages, unless a pattern says otherwise', () => {
  const page = { generated: { from: '/news', below: 'page/2', shows: {} }, path: '/news/page/2' } as unknown as SitePage
  const of = (...redirects: Redirect[]) => redirectsOfGenerated({ pages: [page], redirects }).map(({ from, to }) => [from, to])
  const moved: Redirect = { from: '/old', to: '/news', status: 301 }
  expect(of(moved)).toEqual([['/old/page/2', '/news/page/2']])
  expect(of(moved, { from: '/*', to: '/visit', status: 302 })).toEqual([['/old/page/2', '/news/page/2']])
  expect(of(moved, { from: '/old/*', status: 410 })).toEqual([])
  expect(of({ from: '/?p=7', to: '/news', status: 301 }, { from: '/blog/*', to: '/news', status: 301 })).toEqual([])
})
