import { BOOKING_PATIENCE_MS } from './booking/bookingPatience.ts'
import { quietly } from './quietly.ts'
import type { ServiceSettings, Services } from './services.ts'

/** Services that can be called before their code has loaded. */
export type LateServices = Pick<Services, 'analytics' | 'booking' | 'errors'> & {
  /** Fetches the code. Called once, when the page has been painted and the browser is idle. */
  start(): void
}

const MOST_CALLS = 50

/**
 * Services whose code loads later: calls are queued, at most 50 of them, and dropped if it cannot be loaded. If config disables everything,
 * nothing is ever loaded. Booking is never dropped: `openPage` opens the booking page if the code does not load within BOOKING_PATIENCE_MS.
 */
export function lateServices(
  settings: Pick<ServiceSettings, 'analytics' | 'errorReports' | 'bookingUrl'>,
  load: () => Promise<Services>,
  openPage: () => void,
): LateServices {
  const isWanted = Boolean(settings.analytics.trackingId ?? settings.errorReports.dsn ?? settings.bookingUrl)
  let phase: 'waiting' | 'loading' | 'ready' | 'off' = isWanted ? 'waiting' : 'off'
  let services: Services | undefined
  const calls: ((services: Services) => void)[] = []
  let wantedBooking: { opener: HTMLElement | undefined; since: number; patience: ReturnType<typeof setTimeout> } | undefined

  function use(call: (services: Services) => void) {
    if (services) call(services)
    else if (phase !== 'off' && calls.length < MOST_CALLS) calls.push(call)
  }

  /** Returns and clears the pending booking. */
  function takeBooking() {
    const taken = wantedBooking
    clearTimeout(taken?.patience)
    wantedBooking = undefined
    return taken
  }
  function openPageInstead() {
    if (takeBooking()) openPage()
  }

  return {
    analytics: {
      pageView: (page) => use(({ analytics }) => analytics.pageView(page)),
      event: (event) => use(({ analytics }) => analytics.event(event)),
    },
    booking: {
      open(opener) {
        if (services) services.booking.open(opener)
        else if (phase === 'off') openPage()
        else wantedBooking ??= { opener, since: performance.now(), patience: setTimeout(openPageInstead, BOOKING_PATIENCE_MS) }
      },
      // Without its code the dialog cannot be open.
      close() {
        takeBooking()
        services?.booking.close()
      },
    },
    errors: { report: (error, context) => use(({ errors }) => errors.report(error, context)) },
    start() {
      if (phase !== 'waiting') return
      phase = 'loading'
      load().then(
        (loaded) => {
          phase = 'ready'
          services = loaded
          for (const call of calls.splice(0)) quietly(() => call(loaded))
          const booking = takeBooking()
          if (booking) loaded.booking.open(booking.opener, booking.since)
        },
        () => {
          phase = 'off'
          calls.length = 0
          openPageInstead()
        },
      )
    },
  }
}
