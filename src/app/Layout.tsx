import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SectionBoundary } from '#src/sections/SectionBoundary.tsx'
import { BareBrand } from '#src/shell/brand/BareBrand.tsx'
import { LanguageSwitch } from '#src/shell/languages/LanguageSwitch.tsx'
import { lazyFooter } from '#src/shell/footer/lazyFooter.ts'
import { Announcement } from '#src/shell/announcement/Announcement.tsx'
import { HeaderBar } from '#src/shell/header/HeaderBar.tsx'
import { Header } from '#src/shell/header/Header.tsx'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { ScrollToTop } from '#src/shell/scrollToTop/ScrollToTop.tsx'
import { SkipLink } from '#src/shell/skipLink/SkipLink.tsx'
import { NOT_FOUND_PATH } from '#src/site/pages/notFoundPath.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { type HydrationGates, HydrationGateContext } from '#src/ui/hydrationGates.ts'
import { Part } from '#src/ui/Part.tsx'
import { useServices } from '#src/ui/ServicesContext.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { Adopted } from './Adopted.tsx'
import { OtherRoot } from './OtherRoot.tsx'
import { PageError } from './PageError.tsx'
import type { AskedPage } from './PageRoute.tsx'
import { pagePath } from '#src/site/pages/pagePath.ts'
import type { PageState, PageStore } from './pageStore.ts'
import { useArrival } from './useArrival.ts'
import { useFollowLinks } from './useFollowLinks.ts'
import { useLikelyPages } from './useLikelyPages.ts'
import { useReloadForNewBuild } from './useReloadForNewBuild.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const PAGE = { from: 'page' } as const

type LayoutProps = {
  /** The layout of the route, used until the page’s own layout is known: not every address leads to the page of its route. */
  layout: PageData['layout']
  pages: PageStore
  gates: HydrationGates | null
}

/** The layout route: the frame of a page, and everything that persists across navigation. */
export function Layout({ layout, pages, gates }: LayoutProps) {
  const location = useLocation()
  const path = pagePath(location.pathname)
  const { notFound = NOT_FOUND_PATH } = useSite()
  const asked = usePage(pages, path)
  const missing = usePage(pages, asked.status === 'missing' ? notFound : path)
  const state = asked.status === 'missing' ? missing : asked
  useBookingOfPage(path)
  useArrival(location, state)
  useScrollRestoration(location.key, state.status === 'ready')
  const { isAwaiting, cancel } = useFollowLinks({ pages, gates })
  useLikelyPages(pages, state.status === 'ready' ? state.data : null)
  usePathChange(path, () => pages.leaveFirstPage())
  const needed = useReloadForNewBuild(state, useSite().build)
  const needsDocument = needed !== 'nothing'
  const retry = useCallback(
    () => (needsDocument && navigator.onLine ? window.location.reload() : pages.retry(path)),
    [pages, path, needsDocument],
  )
  useReports(state)
  const page = useMemo<AskedPage>(() => ({ state: needed === 'reload' ? { status: 'loading' } : state, retry }), [state, needed, retry])
  const shown = state.status === 'ready' ? state.data.layout : layout
  const isMain = shown === 'main'
  const data = state.status === 'ready' ? state.data : undefined
  useEffect(() => {
    // The first page is rendered without requesting its code.
    if (!isMain) lazyFooter.preload().catch(() => {})
  }, [isMain])
  return (
    <HydrationGateContext value={gates}>
      <Part>
        <SkipLink />
      </Part>
      <OtherRoot id="consent_place" />
      {isMain && (
        <Part>
          <Announcement />
        </Part>
      )}
      {isMain && <HeaderBar />}
      {isMain && <Header path={path} />}
      <main
        key={shown}
        id="content"
        // Reader modes weigh class names; this makes the whole page outweigh its longest text.
        className="page"
        tabIndex={-1}
        data-session={state.status === 'ready' ? state.data.session : undefined}>
        {!isMain && (
          <Part>
            <BareBrand />
          </Part>
        )}
        <ErrorBoundary key={path} source={PAGE} Fallback={PageError} onRetry={retry}>
          <HydrationGateContext value={state.status === 'ready' && state.mode === 'adopted' ? gates : null}>
            <Outlet context={page} />
          </HydrationGateContext>
        </ErrorBoundary>
      </main>
      {isMain && (
        <Adopted when={gates !== null} tag="div">
          <SectionBoundary sectionType="footer" sectionId={undefined} preload={lazyFooter.preload}>
            <Suspense fallback={null}>
              <lazyFooter.View />
            </Suspense>
          </SectionBoundary>
        </Adopted>
      )}
      {isMain && (
        <Part>
          <LanguageSwitch language={data?.language} />
        </Part>
      )}
      <ScrollToTop />
      {isAwaiting && <AwaitedPage cancel={cancel} />}
    </HydrationGateContext>
  )
}

/** Closes the booking dialog when the path changes, before the new page takes focus, because an open dialog traps focus. */
function useBookingOfPage(path: string): void {
  const { booking } = useServices()
  const last = useRef(path)
  useLayoutEffect(() => {
    if (last.current !== path) booking.close()
    last.current = path
  }, [booking, path])
}

/**
 * Counts the page view once the page has arrived (R6.1), and reports why a page did not arrive (R6.5). All unknown addresses count as one
 * page, so their text is never sent.
 */
function useReports(state: PageState): void {
  const { analytics, errors } = useServices()
  const data = state.status === 'ready' ? state.data : null
  useEffect(() => {
    if (data) analytics.pageView({ path: data.path, title: data.title })
  }, [analytics, data])
  useEffect(() => {
    if (state.status !== 'failed') return
    console.error(state.error)
    errors.report(state.error, PAGE)
  }, [errors, state])
}

/** The state of a page; fetches the page if it is unknown. */
function usePage(pages: PageStore, path: string): PageState {
  const state = useSyncExternalStore(
    pages.subscribe,
    () => pages.get(path),
    () => pages.get(path),
  )
  useEffect(() => pages.request(path), [pages, path])
  return state
}

/** A notice over the old page: the chosen page opens when the connection is back, unless the visitor cancels. */
function AwaitedPage({ cancel }: { cancel(): void }) {
  const { words } = useSite()
  return (
    <div className="awaited-page" role="alert" data-scheme="dark">
      <p>
        <strong>{words.offlineTitle}.</strong> {words.offlineAwaited}
      </p>
      <button type="button" className="action" data-look="secondary" onClick={cancel}>
        {words.offlineCancel}
      </button>
    </div>
  )
}
