import { settings } from 'virtual:settings'
import { loadChunk } from '#src/services/chunks/loadChunk.ts'
import { listenForBooking } from '#src/services/booking/listenForBooking.ts'
import type { EarlyErrors } from '#src/services/earlyErrors.ts'
import { type LateServices, lateServices } from '#src/services/lateServices.ts'
import { listenForClicks } from '#src/services/listenForClicks.ts'
import { reportRecovered } from './reportRecovered.ts'
import { whenIdle } from './whenIdle.ts'

/** Interval in milliseconds, and maximum number of checks, for whether the page has been painted. */
const EACH_MS = 100
const MOST = 30

/** Calls `call` after the first paint, or after three seconds: a hidden page is never painted. */
function whenPainted(call: () => void, left = MOST): void {
  if (left && !performance.getEntriesByType('paint')[0]) setTimeout(whenPainted, EACH_MS, call, left - 1)
  else call()
}

/** Longest wait for an idle browser before services are fetched, in milliseconds. */
const SERVICES_LIMIT_MS = 3000

/**
 * The services that config enables. Their code is fetched when the browser is idle, that of booking when a visitor is about to book. They
 * do not wait for the application, because a visit counts and an error is reported even without interaction.
 */
export function siteServices(early: EarlyErrors): LateServices {
  const { analytics, errorReports, bookingUrl } = settings
  const services = lateServices(settings, load, () => window.open(bookingUrl, '_blank', 'noopener'))

  async function load() {
    const [{ browserServices }, { shell }] = await loadChunk('services', () =>
      Promise.all([import('#src/services/browserServices.ts'), import('virtual:site')]),
    )
    return browserServices({
      settings: shell,
      window,
      early,
      showConsent: async (consent) =>
        (await loadChunk('consent', () => import('#src/shell/consent/showConsent.tsx'))).showConsent({
          document,
          consent,
          words: shell.words,
          recovered: reportRecovered(services),
        }),
    })
  }

  if (analytics.trackingId) listenForClicks(document, services.analytics)
  if (!errorReports.dsn) early.take()
  if (bookingUrl) listenForBooking(document, services.booking, services.start)
  if (analytics.trackingId || errorReports.dsn) whenIdle(() => whenPainted(services.start), SERVICES_LIMIT_MS)
  return services
}
