import { StrictMode, startTransition } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { shell } from 'virtual:site'
import { App } from './app/App.tsx'
import { browserPageSource } from './app/browserPageSource.ts'
import { hydrateNearViewport } from './app/hydrateNearViewport.ts'
import { onConfigChange } from './app/onConfigChange.ts'
import { NOT_FOUND_PATH, pagePath } from './app/pagePath.ts'
import { type PageStore, createPageStore } from './app/pageStore.ts'
import { ensureEntryKey } from './app/scrollRestoration.ts'
import { preloadSections, sections } from './sections/index.tsx'
import { loadChunk } from './services/chunks/loadChunk.ts'
import { withinTime } from './services/chunks/withinTime.ts'
import { listenForBooking } from './services/booking/listenForBooking.ts'
import type { EarlyErrors } from './services/earlyErrors.ts'
import { type LateServices, lateServices } from './services/lateServices.ts'
import { listenForClicks } from './services/listenForClicks.ts'
import { revealOnScroll } from './shell/revealOnScroll.ts'
import { PERSIST_TIMEOUT_MS } from './site/constants.ts'
import type { ShellData } from './site/menus/shellData.ts'
import type { PageData } from './site/pages/pageData.ts'
import { hasPersistedState } from './store/hasPersistedState.ts'
import { type HydrationGates, createHydrationGates } from './ui/hydrationGates.ts'

/** Longest wait for an idle browser before services are fetched, in milliseconds. */
const SERVICES_LIMIT_MS = 3000

/** Id of the element that holds the data of the page in the document. */
const PAGE_DATA_ID = 'page-data'

/** What happened before this code arrived: unreported errors, and a promise that settles at the first sign of a visitor. */
type Beginning = { early: EarlyErrors; presence: Promise<void> }

/**
 * Hydrates the prerendered document, or renders the application into an empty shell. Called once. When the browser keeps results of an
 * earlier visit, it waits until they are loaded or the time limit is reached (R5.10).
 */
export async function start({ early, presence }: Beginning): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const first = readFirstPage()
  const gates = first ? createHydrationGates() : null
  const source = browserPageSource({ build: shell.build, preload: (data) => preloadSections(data.sections.map(({ type }) => type)) })
  const services = siteServices(early)
  const hasResults = hasPersistedState(window)
  if (hasResults) await rehydrated()
  const path = pagePath(location.pathname)
  // The server sends the document of the not-found page for every unknown path.
  const isMissing = first?.path === NOT_FOUND_PATH
  const pages = createPageStore(
    source,
    first ? { path: isMissing ? path : first.path, state: { status: 'ready', data: first, mode: 'adopted' } } : undefined,
  )
  ensureEntryKey()

  const tree = (site: ShellData, store: PageStore, opens: HydrationGates | null) => (
    <StrictMode>
      <BrowserRouter>
        <App shell={site} pages={store} gates={opens} services={services} />
      </BrowserRouter>
    </StrictMode>
  )
  const app = tree(shell, pages, gates)
  let reactRoot: Root | undefined
  if (first)
    startTransition(
      () =>
        void (reactRoot = hydrateRoot(root, app, { onRecoverableError: recovered(services), onUncaughtError: lastResort(root, services) })),
    )
  else (reactRoot = createRoot(root)).render(app)
  if (import.meta.hot) {
    onConfigChange({
      document,
      shell,
      pages,
      gates,
      preload: preloadSections,
      show(site, state) {
        const store = createPageStore(source, { path: pagePath(location.pathname), state })
        reactRoot?.render(tree(site, store, null))
        return store
      },
    })
  }

  document.documentElement.dataset['live'] = ''
  if (gates && first)
    hydrateNearViewport({
      document,
      gates,
      presence,
      hasResults,
      keepsResults: (type) => sections[type].keepsResults === true,
      preload: (type) => sections[type].preload(),
    })
  revealOnScroll(document)
}

/** The data of the page in the document; null for an empty shell. */
function readFirstPage(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

/**
 * The services that config enables. Their code is fetched when the browser is idle, that of booking when somebody is about to book.
 */
function siteServices(early: EarlyErrors): LateServices {
  const services = lateServices(
    shell,
    async () => {
      const { browserServices } = await loadChunk('services', () => import('./services/browserServices.ts'))
      return browserServices({
        settings: shell,
        window,
        early,
        showConsent: async (consent) =>
          (await loadChunk('consent', () => import('./shell/consent/showConsent.tsx'))).showConsent({
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

/** Handles an error that React recovers from by rendering a part of the page again. */
function recovered({ errors }: LateServices): (error: unknown) => void {
  return (error) => {
    console.error(error)
    errors.report(error, { from: 'hydration' })
  }
}

/** Opens the booking page in a new tab (R6.3), for when the booking dialog cannot be shown. */
function openBookingPage() {
  window.open(shell.bookingUrl, '_blank', 'noopener')
}

/** Settles when the results of earlier visits are loaded, when loading them fails, or when it takes too long. */
async function rehydrated(): Promise<void> {
  try {
    await withinTime(
      'store',
      async () => {
        const { sharedStore } = await loadChunk('store', () => import('./store/sharedStore.ts'))
        await sharedStore().ready
      },
      PERSIST_TIMEOUT_MS,
    )
  } catch (error) {
    console.error(error)
  }
}

/**
 * Handles an error that makes React unmount the whole application: the document is put back as it was sent, usable without behaviour. If
 * the visitor is on another page by then, the document of that page is loaded.
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
