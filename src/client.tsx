/*
 * The browser entry: the only file that starts things. It is small on purpose: the application itself is loaded once the page has loaded
 * and the browser is idle, or at the first sign of a visitor.
 */
import { loadChunk } from './services/chunks/loadChunk.ts'
import { keepEarlyErrors } from './services/earlyErrors.ts'

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
const IDLE_LIMIT_MS = 2000

const early = keepEarlyErrors(window)
// Settles once a visitor moves, types or scrolls; what they may use next is then prepared at once.
const presence = new Promise<void>((resolve) => {
  for (const intent of INTENTS) addEventListener(intent, () => resolve(), { capture: true, passive: true, once: true })
})
let state: 'waiting' | 'started' = 'waiting'

function start() {
  if (state === 'started') return
  state = 'started'
  loadChunk('start', () => import('./start.tsx')).then(
    (module) => module.start({ early, presence }),
    // Without its code the page remains a working document; the next press tries again.
    () => {
      state = 'waiting'
      addEventListener('pointerdown', start, { capture: true, passive: true, once: true })
    },
  )
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS })
  else setTimeout(start, 200)
}

void presence.then(start)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
