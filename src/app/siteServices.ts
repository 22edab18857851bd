import { settings } from 'virtual:settings'
import { loadChunk } from '#src/services/chunks/loadChunk.ts'
import { listenForBooking } from '#src/services/booking/listenForBooking.ts'
import type { EarlyErrors } from '#src/services/earlyErrors.ts'
import { type LateServices, lateServices } from '#src/services/lateServices.ts'
import { listenForClicks } from '#src/services/listenForClicks.ts'
import { whenPainted } from './whenPainted.ts'
import { reportRecovered } from './reportRecovered.ts'
import { whenIdle } from './whenIdle.ts'

/** Longest wait for an idle browser before services are fetched, in milliseconds. */
const SERVICES_LIMIT_MS = 3000

/**
 * The services that config enables. Their code is fetched when the browser is idle, that of booking when somebody is about to book. They do
 * not wait for the application, since a visit counts and an error is reported although nobody touches the page.
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
