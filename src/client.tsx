/*
 * The browser entry: the only file with side effects on import. It is small, and the only script that a page loads by itself: the
 * application loads on first interaction. Until then, the document works without it, and actions in sections that need code are recorded.
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

/** Id of the element that contains the page data in the document. */
const PAGE_DATA_ID = 'page-data'

guardSinks(window)
const early = keepEarlyErrors(window)
const actions = keepEarlyActions(document)
const first = readFirstPage()
const hasResults = hasPersistedState(window)
const services = siteServices(early)
// Prepares likely next actions at once.
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

/** The page data in the document; null for an empty shell. */
function readFirstPage(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

/**
 * Whether the page must load the application without interaction: nothing was prerendered, a section depends on the address or on results
 * of an earlier visit, or the preview may have an update.
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
// History entries of an earlier document of this visit belong to this one, which has not loaded the application and cannot show their
// pages.
addEventListener('popstate', () => {
  if (state === 'waiting' && location.pathname !== pathname) location.reload()
})
void presence.then(() => afterPaint(start))
if (isUrgent()) whenIdle(start, IDLE_LIMIT_MS)
