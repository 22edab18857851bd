import { StrictMode, startTransition } from 'react'
import { type Root, createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { shell } from 'virtual:site'
import { App } from './app/App.tsx'
import { browserPageSource } from './app/browserPageSource.ts'
import type { EarlyActions } from './app/earlyActions.ts'
import type { hydrateNearViewport } from './app/hydrateNearViewport.ts'
import { keepState } from './app/keepState.ts'
import { onConfigChange } from './app/onConfigChange.ts'
import { pageAt } from './app/pageAt.ts'
import { type PageStore, createPageStore } from './app/pageStore.ts'
import { preloadPage } from './app/preloadPage.ts'
import { renewTranslated } from './app/renewTranslated.ts'
import { reportRecovered } from './app/reportRecovered.ts'
import { ensureEntryKey } from './app/scrollRestoration.ts'
import { watchAdoption } from './app/watchAdoption.tsx'
import { preloadSections, sections } from './sections/index.tsx'
import { loadStore } from './sections/loadStore.ts'
import { loadChunk } from './services/chunks/loadChunk.ts'
import { withinTime } from './services/chunks/withinTime.ts'
import type { LateServices } from './services/lateServices.ts'
import { revealOnScroll } from './shell/revealOnScroll.ts'
import { PERSIST_TIMEOUT_MS } from './site/constants.ts'
import type { ShellData } from './site/menus/shellData.ts'
import { shellInLanguage } from './site/menus/shellInLanguage.ts'
import { hrefOf } from './site/base/siteBase.ts'
import { folderOfNotFound } from './site/pages/notFoundPath.ts'
import type { PageData } from './site/pages/pageData.ts'
import { type HydrationGates, createHydrationGates } from './ui/hydrationGates.ts'

/**
 * The entry’s state: the page data, null for an empty shell; whether the browser has results of an earlier visit; a promise that settles on
 * the first interaction. `hydrate` is defined if the document has live sections.
 */
type Beginning = {
  first: PageData | null
  hasResults: boolean
  presence: Promise<void>
  actions: EarlyActions
  services: LateServices
  hydrate: typeof hydrateNearViewport | undefined
}

/**
 * Hydrates the prerendered document, or renders the application into an empty shell. Called once. If the browser has results of an earlier
 * visit, it waits until they are loaded or the time limit is reached (R5.10).
 */
export async function start({ first, hasResults, presence, actions, services, hydrate }: Beginning): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  let resume: (index: number) => void = () => {}
  renewTranslated(root)
  const kept = keepState(document, actions)
  const gates = first ? createHydrationGates({ stands: kept.restore, hydrated: (index) => resume(index) }) : null
  const source = browserPageSource({ build: shell.build, preload: preloadPage })
  if (hasResults) await rehydrated()
  const path = pageAt(location)
  // The server sends the not-found document for every unknown path.
  const isMissing = first !== null && folderOfNotFound(first.path) !== undefined
  const pages = createPageStore(
    source,
    first ? { path: isMissing ? path : first.path, state: { status: 'ready', data: first, mode: 'adopted' } } : undefined,
  )
  ensureEntryKey()

  const adoption = import.meta.hot ? watchAdoption() : undefined
  const tree = (site: ShellData, store: PageStore, opens: HydrationGates | null) => {
    const app = <App shell={shellInLanguage(site, document.documentElement.lang)} pages={store} gates={opens} services={services} />
    return (
      <StrictMode>
        <BrowserRouter basename={hrefOf('/')}>{adoption ? adoption.watched(app) : app}</BrowserRouter>
      </StrictMode>
    )
  }
  const app = tree(shell, pages, gates)
  const giveUp = lastResort(root, services, actions)
  let reactRoot: Root | undefined
  if (first)
    startTransition(
      () =>
        void (reactRoot = hydrateRoot(root, app, {
          onRecoverableError: reportRecovered(services),
          onUncaughtError: adoption ? adoption.orGivenUp(giveUp) : giveUp,
        })),
    )
  else (reactRoot = createRoot(root)).render(app)
  if (adoption) {
    onConfigChange({
      document,
      adopted: adoption.settled,
      shell,
      pages,
      gates,
      preload: preloadSections,
      show(site, state) {
        const store = createPageStore(source, { path: pageAt(location), state })
        reactRoot?.render(tree(site, store, null))
        return store
      },
    })
  }

  document.documentElement.dataset['live'] = ''
  if (first && gates && hydrate)
    resume = hydrate({
      document,
      gates,
      actions,
      presence,
      hasResults,
      keepsResults: (type) => sections[type].traits.keepsResults === true,
      preload: (index) => preloadSections(first.sections.slice(index, index + 1)),
    })
  revealOnScroll(document)
}

/** Settles when the results of earlier visits are loaded, when loading them fails, or when it takes too long. */
async function rehydrated(): Promise<void> {
  try {
    await withinTime(
      'store',
      async () => {
        const { sharedStore } = await loadChunk('store', loadStore)
        await sharedStore().ready
      },
      PERSIST_TIMEOUT_MS,
    )
  } catch (error) {
    console.error(error)
  }
}

/**
 * Handles an error that makes React unmount the whole application: restores the original document, usable without behaviour. If the visitor
 * is on another page by then, that page’s document is loaded.
 */
function lastResort(root: HTMLElement, { errors }: LateServices, actions: EarlyActions): (error: unknown) => void {
  const asSent = root.cloneNode(true)
  const { pathname } = location
  return (error) => {
    console.error(error)
    errors.report(error, { from: 'react' })
    delete document.documentElement.dataset['live']
    if (location.pathname !== pathname) return location.reload()
    root.replaceWith(asSent)
    actions.release()
  }
}
