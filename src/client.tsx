/*
 * The browser entry: the only file that starts things. It is small on purpose, and all that a page fetches by itself: the application comes
 * at the first sign of a visitor. Until then the document does without it, and what is done in a section that needs code is kept.
 */
import { afterPaint } from './ui/afterPaint.ts'
import { keepEarlyActions } from './app/earlyActions.ts'
import { guardSinks } from './app/guardSinks.ts'
import { keepSession } from './app/pageSession.ts'
import { siteServices } from './app/siteServices.ts'
import { visitorPresence } from './app/visitorPresence.ts'
import { whenIdle } from './app/whenIdle.ts'
import { loadChunk } from './services/chunks/loadChunk.ts'
import { keepEarlyErrors } from './services/earlyErrors.ts'
import type { PageData } from './site/pages/pageData.ts'
import { hasPersistedState } from './store/hasPersistedState.ts'

const IDLE_LIMIT_MS = 2000

/** Id of the element that holds the data of the page in the document. */
const PAGE_DATA_ID = 'page-data'

guardSinks(window)
const early = keepEarlyErrors(window)
const actions = keepEarlyActions(document)
const first = readFirstPage()
const hasResults = hasPersistedState(window)
const services = siteServices(early)
// What somebody may use next is then prepared at once.
const presence = visitorPresence(window)
let state: 'waiting' | 'started' = 'waiting'

function start() {
  if (state === 'started') return
  state = 'started'
  const hasLive = document.querySelector('[data-section][data-live]') !== null
  loadChunk('start', () => Promise.all([import('./start.tsx'), hasLive ? import('./app/hydrateNearViewport.ts') : undefined])).then(
    ([application, near]) => application.start({ first, hasResults, presence, actions, services, hydrate: near?.hydrateNearViewport }),
    // Without its code the page remains a working document; the next press tries again.
    () => {
      state = 'waiting'
      actions.release()
      addEventListener('pointerdown', start, { capture: true, passive: true, once: true })
    },
  )
}

/** The data of the page in the document; null for an empty shell. */
function readFirstPage(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

/**
 * Whether the page cannot wait for a visitor: nothing was prerendered, a section shows what the address or results of an earlier visit ask
 * for, or the preview may have something new to show.
 */
function isUrgent(): boolean {
  if (!first || import.meta.hot) return true
  const isAddressed = location.search !== '' || location.hash !== ''
  return document.querySelector('[data-section][data-live=""]') !== null && (isAddressed || hasResults)
}

if (first) {
  keepSession(first.session, location.search)
  services.analytics.pageView({ path: first.path, title: first.title })
}
const { pathname } = location
// Entries of the history that an earlier document of this visit made belong to this one, which sleeps and cannot show their pages.
addEventListener('popstate', () => {
  if (state === 'waiting' && location.pathname !== pathname) location.reload()
})
void presence.then(() => afterPaint(start))
if (isUrgent()) whenIdle(start, IDLE_LIMIT_MS)
