import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { SectionBoundary } from '#src/sections/SectionBoundary.tsx'
import { Header } from '#src/shell/header/Header.tsx'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { ScrollToTop } from '#src/shell/scrollToTop/ScrollToTop.tsx'
import { SkipLink } from '#src/shell/skipLink/SkipLink.tsx'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type Gates, GateContext } from '#src/ui/gates.ts'
import { ServicesContext, type UsableServices, useServices } from '#src/ui/ServicesContext.ts'
import { SiteContext, useSite } from '#src/ui/SiteContext.ts'
import { Adopted } from './Adopted.tsx'
import { lateFooter } from './lateFooter.ts'
import { Loading } from './Loading.tsx'
import { needsDocument } from './needsDocument.ts'
import { NOT_FOUND_PATH } from './notFoundPath.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageError } from './PageError.tsx'
import { PageView } from './PageView.tsx'
import { pagePath } from './pagePath.ts'
import type { PageState, PageStore } from './pageStore.ts'
import { useArrival } from './useArrival.ts'
import { useFollowLinks } from './useFollowLinks.ts'
import { useFreshCode } from './useFreshCode.ts'
import { useScrollMemory } from './useScrollMemory.ts'

/** The whole application for one site; the same on the server and in the browser. */
export function App({
  shell,
  pages,
  gates,
  services,
}: {
  shell: ShellData
  pages: PageStore
  gates: Gates | null
  services: UsableServices
}) {
  return (
    <SiteContext value={shell}>
      <ServicesContext value={services}>
        <Frame pages={pages} gates={gates} />
      </ServicesContext>
    </SiteContext>
  )
}

/** Furniture round the page; only the page changes from route to route. */
function Frame({ pages, gates }: { pages: PageStore; gates: Gates | null }) {
  const location = useLocation()
  const path = pagePath(location.pathname)
  const asked = usePage(pages, path)
  const missing = usePage(pages, asked.status === 'missing' ? NOT_FOUND_PATH : path)
  const state = asked.status === 'missing' ? missing : asked
  const layout = useLayout(state)
  const [firstPath] = useState(path)
  useArrival(location, state)
  useScrollMemory(location.key, state.status === 'ready')
  useFollowLinks({ pages, gates })
  useEffect(() => {
    if (path !== firstPath) pages.leaveFirstPage()
  }, [pages, path, firstPath])
  const freshness = useFreshCode(state, useSite().build)
  const isWhole = needsDocument(state)
  const retry = useCallback(() => (isWhole && navigator.onLine ? window.location.reload() : pages.retry(path)), [pages, path, isWhole])
  useReports(path, state)
  return (
    <>
      <SkipLink />
      <div id="consent" />
      {layout === 'main' && <Header path={path} />}
      <main id="content" tabIndex={-1} data-session={state.status === 'ready' ? state.data.session : undefined}>
        <PageBoundary key={path} retry={retry}>
          <GateContext value={state.status === 'ready' && state.mode === 'adopted' ? gates : null}>
            {freshness === 'reloading' ? <Loading /> : <Page state={state} retry={retry} />}
          </GateContext>
        </PageBoundary>
      </main>
      {layout === 'main' && (
        <Adopted when={gates !== null} tag="div">
          <SectionBoundary sectionType="footer" sectionId={undefined} retry={lateFooter.preload}>
            <Suspense fallback={null}>
              <lateFooter.View />
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
 * Counts the page once it has arrived (R6.1), reports what kept it from arriving (R6.5), and closes what belongs to the last one. Unknown
 * addresses are counted as one page, never by their text.
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
    errors.report(state.error, { from: 'page' })
  }, [errors, state])
  usePathChange(path, () => booking.close())
}

/** The state of a page, fetched when it is not known. */
function usePage(pages: PageStore, path: string): PageState {
  const state = useSyncExternalStore(
    pages.subscribe,
    () => pages.get(path),
    () => pages.get(path),
  )
  useEffect(() => pages.request(path), [pages, path])
  return state
}

/** The layout of the page shown; while the next one is on its way, that of the last. */
function useLayout(state: PageState): 'main' | 'bare' {
  const wanted = state.status === 'ready' ? state.data.layout : null
  const [last, setLast] = useState(wanted ?? 'main')
  if (wanted !== null && wanted !== last) setLast(wanted)
  return wanted ?? last
}
