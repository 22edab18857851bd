/*
 * The browser entry: the only file that starts things. It is small on purpose: the application itself follows once the page has loaded
 * and the browser is idle, or at the first sign that somebody is about to use it.
 */
import { load } from './services/chunks/load.ts'
import { keepEarlyErrors } from './services/earlyErrors.ts'

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
const IDLE_LIMIT_MS = 2000

const early = keepEarlyErrors(window)
// Somebody is there: what they may be about to use is prepared without waiting for more.
const presence = new Promise<void>((resolve) => {
  for (const intent of INTENTS) addEventListener(intent, () => resolve(), { capture: true, passive: true, once: true })
})
let state: 'waiting' | 'started' = 'waiting'

function start() {
  if (state === 'started') return
  state = 'started'
  load('start', () => import('./start.tsx')).then(
    (module) => module.start({ early, presence }),
    // Without its code the page stays the document that it is; the next sign of use tries again.
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
