import { useMemo } from 'react'
import { useRoutes } from 'react-router-dom'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { ServicesContext, type UsableServices } from '#src/ui/ServicesContext.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import type { PageStore } from './pageStore.ts'
import { siteRoutes } from './siteRoutes.tsx'

type AppProps = { shell: ShellData; pages: PageStore; gates: HydrationGates | null; services: UsableServices }

/** The whole application for one site; the same on the server and in the browser. It needs a router around it. */
export function App({ shell, pages, gates, services }: AppProps) {
  const page = useRoutes(useMemo(() => siteRoutes(shell, pages, gates), [shell, pages, gates]))
  return (
    <SiteContext value={shell}>
      <ServicesContext value={services}>{page}</ServicesContext>
    </SiteContext>
  )
}
