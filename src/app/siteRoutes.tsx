import type { RouteObject } from 'react-router-dom'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { Layout } from './Layout.tsx'
import { PageRoute } from './PageRoute.tsx'
import type { PageStore } from './pageStore.ts'

/**
 * The routes of a site (R2): one for each page that config excludes from the main layout, and one for all others. Pages of the main layout
 * are not listed: the host knows which of them exist, so a new page adds no code.
 */
export function siteRoutes({ bareRoutes }: Pick<ShellData, 'bareRoutes'>, pages: PageStore, gates: HydrationGates | null): RouteObject[] {
  const page = <PageRoute />
  return [
    { element: <Layout layout="bare" pages={pages} gates={gates} />, children: bareRoutes.map((path) => ({ path, element: page })) },
    { element: <Layout layout="main" pages={pages} gates={gates} />, children: [{ path: '*', element: page }] },
  ]
}
