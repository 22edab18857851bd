import { StrictMode, startTransition } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { shell } from 'virtual:site'
import { App } from './app/App.tsx'
import { browserPages } from './app/browserPages.ts'
import { openNearGates } from './app/openNearGates.ts'
import { lateFooter } from './app/lateFooter.ts'
import { NOT_FOUND_PATH } from './app/notFoundPath.ts'
import { onRenewal } from './app/onRenewal.ts'
import { pagePath } from './app/pagePath.ts'
import { type PageStore, createPageStore } from './app/pageStore.ts'
import { readFirstPage } from './app/readFirstPage.ts'
import { nameEntry } from './app/scrollPositions.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { load } from './services/chunks/load.ts'
import { withinTime } from './services/chunks/withinTime.ts'
import { listenForBooking } from './services/booking/listenForBooking.ts'
import type { EarlyErrors } from './services/earlyErrors.ts'
import { type LateServices, lateServices } from './services/lateServices.ts'
import { listenForClicks } from './services/listenForClicks.ts'
import { revealOnScroll } from './shell/reveal.ts'
import { PERSIST_TIMEOUT_MS } from './site/constants.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { hasPersistedState } from './store/hasPersistedState.ts'
import { type Gates, createGates } from './ui/gates.ts'

/** Longest wait for an idle browser before services are fetched, in milliseconds. */
const SERVICES_LIMIT_MS = 3000

/** What happened before the application was there: errors that nobody reported, and whether somebody has used the page. */
export type Beginning = { early: EarlyErrors; presence: Promise<void> }

/**
 * Brings the prerendered document to life, or renders the application into an empty shell. Called once. When results of an earlier visit
 * are kept in the browser, it waits until they are there, or the wait has taken too long (R5.10).
 */
export async function start({ early, presence }: Beginning): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const first = readFirstPage(document)
  const gates = first ? createGates() : null
  const source = browserPages({ build: shell.build, preload: (data) => preloadSections(data.sections.map(({ type }) => type)) })
  const services = siteServices(early)
  const hasResults = hasPersistedState(window)
  if (hasResults) await rehydrated()
  const path = pagePath(location.pathname)
  // The document of the not-found page is sent for every unknown path.
  const isMissing = first?.path === NOT_FOUND_PATH
  const pages = createPageStore(
    source,
    first ? { path: isMissing ? path : first.path, state: { status: 'ready', data: first, mode: 'adopted' } } : undefined,
  )
  nameEntry()

  const tree = (site: ShellData, store: PageStore, opens: Gates | null, turn: number) => (
    <StrictMode>
      <BrowserRouter>
        <App key={turn} shell={site} pages={store} gates={opens} services={services} />
      </BrowserRouter>
    </StrictMode>
  )
  const app = tree(shell, pages, gates, 0)
  let reactRoot: Root | undefined
  if (first)
    startTransition(
      () =>
        void (reactRoot = hydrateRoot(root, app, { onRecoverableError: recovered(services), onUncaughtError: lastResort(root, services) })),
    )
  else (reactRoot = createRoot(root)).render(app)
  if (import.meta.hot) {
    let turn = 0
    onRenewal(
      document,
      (data) => Promise.all([source.fetchCode(data), lateFooter.preload()]),
      (site, data) =>
        reactRoot?.render(
          tree(
            site,
            createPageStore(source, { path: pagePath(location.pathname), state: { status: 'ready', data, mode: 'rendered' } }),
            null,
            ++turn,
          ),
        ),
    )
  }

  document.documentElement.dataset['live'] = ''
  if (gates && first) openNearGates({ document, gates, presence, hasResults, preload: (type) => sections[type].preload() })
  revealOnScroll(document)
}

/**
 * The services that config has switched on; their code follows when the browser has time, that of booking when somebody is about to book.
 */
function siteServices(early: EarlyErrors): LateServices {
  const services = lateServices(
    shell,
    async () => {
      const { browserServices } = await load('services', () => import('./services/browserServices.ts'))
      return browserServices({
        settings: shell,
        window,
        early,
        showConsent: async (consent) =>
          (await load('consent', () => import('./shell/consent/showConsent.tsx'))).showConsent({
            document,
            consent,
            words: shell.words,
            recovered: recovered(services),
          }),
      })
    },
    openBookingPage,
  )
  if (shell.analytics.trackingId) listenForClicks(document, services.analytics)
  if (!shell.errorReports.dsn) early.take()
  if (shell.bookingUrl) listenForBooking(document, services.booking, () => services.start())
  if (shell.analytics.trackingId || shell.errorReports.dsn) {
    if ('requestIdleCallback' in window) requestIdleCallback(() => services.start(), { timeout: SERVICES_LIMIT_MS })
    else setTimeout(() => services.start(), SERVICES_LIMIT_MS)
  }
  return services
}

/** What to do with an error that React recovers from by building a part of the page anew. */
function recovered({ errors }: LateServices): (error: unknown) => void {
  return (error) => {
    console.error(error)
    errors.report(error, { from: 'hydration' })
  }
}

/** Opens the booking page in a new tab (R6.3): what a booking link does where its window cannot be shown. */
function openBookingPage() {
  window.open(shell.bookingUrl, '_blank', 'noopener')
}

/**
 * Settles when the results of earlier visits are there or will not come in time; a store whose code does not arrive is no reason to wait
 * longer.
 */
async function rehydrated(): Promise<void> {
  try {
    await withinTime(
      'store',
      async () => {
        const { sharedStore } = await load('store', () => import('./store/sharedStore.ts'))
        await sharedStore().ready
      },
      PERSIST_TIMEOUT_MS,
    )
  } catch (error) {
    console.error(error)
  }
}

/**
 * What to do when the application as a whole fails and React takes everything away: the document is put back as it was sent, to be used
 * without behaviour; when another page is shown by then, that one’s document is loaded.
 */
function lastResort(root: HTMLElement, { errors }: LateServices): (error: unknown) => void {
  const asSent = root.cloneNode(true)
  const { pathname } = location
  return (error) => {
    console.error(error)
    errors.report(error, { from: 'react' })
    delete document.documentElement.dataset['live']
    if (location.pathname === pathname) root.replaceWith(asSent)
    else location.reload()
  }
}
