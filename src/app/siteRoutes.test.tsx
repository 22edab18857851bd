import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Layout } from './Layout.tsx'
import { createPageStore } from './pageStore.ts'
import { siteRoutes } from './siteRoutes.tsx'

const pages = createPageStore({ fetchPage: () => Promise.resolve({ status: 'missing' }), fetchCode: () => Promise.resolve() })
/** The layout that the routes give an address, in a site with the bare pages. */
function layoutAt(pathname: string, bareRoutes: string[]) {
  const [layout] = matchRoutes(siteRoutes({ bareRoutes }, pages, null), pathname)!
  return (layout!.route.element as { props: Parameters<typeof Layout>[0] }).props.layout
}

test('R2 a page that config takes out of the main layout has a route of its own, all others share one', () => {
  const layouts = ['/', '/get-started', '/get-started/', '/get-started/now', '/solutions/healthcare', '/404'].map((path) =>
    layoutAt(path, ['/get-started']),
  )
  expect(layouts).toEqual(['main', 'bare', 'bare', 'main', 'main', 'main'])
})

test('R2 a site without bare pages has the main layout everywhere', () => {
  expect(['/', '/get-started'].map((path) => layoutAt(path, []))).toEqual(['main', 'main'])
})
