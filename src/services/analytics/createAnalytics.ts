import type { SiteSettings } from '#schemas/site.ts'
import { quietly } from '#src/services/quietly.ts'
import type { Analytics, ArrivedPage, Consent } from '#src/services/services.ts'
import { deleteAnalyticsCookies } from './analyticsCookies.ts'
import type { GoogleAnalytics, GoogleAnalyticsStart } from './googleAnalytics.ts'
import { scrubPath, scrubText } from './scrub.ts'

/** The dependencies of statistics. `load` fetches the code of Google Analytics and starts it. */
type AnalyticsParts = {
  settings: SiteSettings['analytics']
  consent: Consent
  window: Window
  load(start: GoogleAnalyticsStart): Promise<GoogleAnalytics>
}

const MOST_CALLS = 50

/**
 * Visitor statistics (R6.1, R6.2). Without a tracking id nothing loads. In `strict` mode, and in every mode if the browser requests
 * privacy, nothing is loaded or remembered before consent, except the current page. Withdrawing consent deletes the cookies.
 */
export function createAnalytics({ settings, consent, window, load }: AnalyticsParts): Analytics {
  const { trackingId } = settings
  let phase: 'off' | 'held' | 'loading' | 'ready' = trackingId ? 'held' : 'off'
  let google: GoogleAnalytics | undefined
  let shown: ArrivedPage | undefined
  let counted: ArrivedPage | undefined
  const calls: ((google: GoogleAnalytics) => void)[] = []

  const isAllowed = () => !consent.isStrict || consent.state() === 'granted'

  function tell(call: (google: GoogleAnalytics) => void) {
    if (!isAllowed()) return
    if (google) {
      const ready = google
      quietly(() => call(ready))
    } else if (phase === 'loading' && calls.length < MOST_CALLS) calls.push(call)
  }

  function countPage() {
    if (!shown || shown === counted || !isAllowed() || phase === 'off' || phase === 'held') return
    const page = shown
    counted = page
    tell((google) => google.pageView(page))
  }

  function begin() {
    if (phase !== 'held' || !trackingId || !isAllowed()) return
    phase = 'loading'
    load({ trackingId, state: consent.state(), refusal: consent.isStrict ? 'silence' : 'cookieless', window }).then(
      (started) => {
        phase = 'ready'
        google = started
        google.consent(consent.state())
        for (const call of calls.splice(0)) tell(call)
      },
      () => {
        phase = 'off'
        calls.length = 0
      },
    )
  }

  function follow() {
    google?.consent(consent.state())
    if (consent.state() === 'refused') quietly(() => deleteAnalyticsCookies(window.document, window.location.hostname))
    begin()
    countPage()
  }

  if (phase !== 'off') {
    consent.subscribe(follow)
    follow()
  }
  return {
    pageView({ path, title }) {
      const page = { path: scrubPath(path), title: scrubText(title) }
      if (phase === 'off' || page.path === shown?.path) return
      shown = page
      countPage()
    },
    event: (event) => tell((google) => google.event(event)),
  }
}
