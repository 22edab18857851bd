import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { SectionBoundary } from '#src/sections/SectionBoundary.tsx'
import { lazyFooter } from '#src/shell/footer/lazyFooter.ts'
import { Announcement } from '#src/shell/announcement/Announcement.tsx'
import { Header } from '#src/shell/header/Header.tsx'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { ScrollToTop } from '#src/shell/scrollToTop/ScrollToTop.tsx'
import { SkipLink } from '#src/shell/skipLink/SkipLink.tsx'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { type HydrationGates, HydrationGateContext } from '#src/ui/hydrationGates.ts'
import { ServicesContext, type UsableServices, useServices } from '#src/ui/ServicesContext.ts'
import { SiteContext, useSite } from '#src/ui/SiteContext.ts'
import { Adopted } from './Adopted.tsx'
import { Loading } from './Loading.tsx'
import { PageError } from './PageError.tsx'
import { PageView } from './PageView.tsx'
import { NOT_FOUND_PATH, pagePath } from './pagePath.ts'
import type { PageState, PageStore } from './pageStore.ts'
import { useArrival } from './useArrival.ts'
import { useFollowLinks } from './useFollowLinks.ts'
import { useReloadForNewBuild } from './useReloadForNewBuild.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const PAGE = { from: 'page' } as const

/** The whole application for one site; the same on the server and in the browser. */
export function App({
  shell,
  pages,
  gates,
  services,
}: {
  shell: ShellData
  pages: PageStore
  gates: HydrationGates | null
  services: UsableServices
}) {
  return (
    <SiteContext value={shell}>
      <ServicesContext value={services}>
        <Layout pages={pages} gates={gates} />
      </ServicesContext>
    </SiteContext>
  )
}

/** The page with the header and footer around it; only the page changes from route to route. */
function Layout({ pages, gates }: { pages: PageStore; gates: HydrationGates | null }) {
  const location = useLocation()
  const path = pagePath(location.pathname)
  const asked = usePage(pages, path)
  const missing = usePage(pages, asked.status === 'missing' ? NOT_FOUND_PATH : path)
  const state = asked.status === 'missing' ? missing : asked
  const layout = useLayout(state)
  const [firstPath] = useState(path)
  useArrival(location, state)
  useScrollRestoration(location.key, state.status === 'ready')
  useFollowLinks({ pages, gates })
  useEffect(() => {
    if (path !== firstPath) pages.leaveFirstPage()
  }, [pages, path, firstPath])
  const needed = useReloadForNewBuild(state, useSite().build)
  const needsDocument = needed !== 'nothing'
  const retry = useCallback(
    () => (needsDocument && navigator.onLine ? window.location.reload() : pages.retry(path)),
    [pages, path, needsDocument],
  )
  useReports(path, state)
  return (
    <>
      <SkipLink />
      <div id="consent" />
      {layout === 'main' && <Announcement />}
      {layout === 'main' && <Header path={path} />}
      <main id="content" tabIndex={-1} data-session={state.status === 'ready' ? state.data.session : undefined}>
        <ErrorBoundary key={path} source={PAGE} Fallback={PageError} onRetry={retry}>
          <HydrationGateContext value={state.status === 'ready' && state.mode === 'adopted' ? gates : null}>
            {needed === 'reload' ? <Loading /> : <Page state={state} retry={retry} />}
          </HydrationGateContext>
        </ErrorBoundary>
      </main>
      {layout === 'main' && (
        <Adopted when={gates !== null} tag="div">
          <SectionBoundary sectionType="footer" sectionId={undefined} preload={lazyFooter.preload}>
            <Suspense fallback={null}>
              <lazyFooter.View />
            </Suspense>
          </SectionBoundary>
        </Adopted>
      )}
      <ScrollToTop />
    </>
  )
}

function Page({ state, retry }: { state: PageState; retry(): void }) {
  if (state.status === 'ready') return <PageView data={state.data} mode={state.mode} />
  if (state.status === 'loading') return <Loading />
  return <PageError retry={retry} />
}

/**
 * Counts the page view once the page has arrived (R6.1), reports why a page did not arrive (R6.5), and closes the booking dialog when the
 * path changes. All unknown addresses count as one page, so their text is never sent.
 */
function useReports(path: string, state: PageState): void {
  const { analytics, booking, errors } = useServices()
  const data = state.status === 'ready' ? state.data : null
  useEffect(() => {
    if (data) analytics.pageView({ path: data.path, title: data.title })
  }, [analytics, data])
  useEffect(() => {
    if (state.status !== 'failed') return
    console.error(state.error)
    errors.report(state.error, PAGE)
  }, [errors, state])
  usePathChange(path, () => booking.close())
}

/** The state of a page, which is fetched unless it is known. */
function usePage(pages: PageStore, path: string): PageState {
  const state = useSyncExternalStore(
    pages.subscribe,
    () => pages.get(path),
    () => pages.get(path),
  )
  useEffect(() => pages.request(path), [pages, path])
  return state
}

/** The layout of the current page; while it is loading, the layout of the previous one. */
function useLayout(state: PageState): 'main' | 'bare' {
  const wanted = state.status === 'ready' ? state.data.layout : null
  const [last, setLast] = useState(wanted ?? 'main')
  if (wanted !== null && wanted !== last) setLast(wanted)
  return wanted ?? last
}
