import ReactGA from 'react-ga4'
import { quietly } from '#src/services/quietly.ts'
import type { AnalyticsEvent, ArrivedPage, ConsentState } from '#src/services/services.ts'
import { hrefOf } from '#src/site/base/siteBase.ts'
import { scrubAddress, scrubPath, scrubText } from './scrub.ts'

/** Google Analytics, once started. No method throws. */
export type GoogleAnalytics = { pageView(page: ArrivedPage): void; event(event: AnalyticsEvent): void; consent(state: ConsentState): void }

/** The tracking id, the current consent, and whether a refusal also turns off cookieless measurement. */
export type GoogleAnalyticsStart = { trackingId: string; state: ConsentState; refusal: 'cookieless' | 'silence'; window: Window }

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'
/** Maximum number of buffered calls before the script has loaded, because it may be blocked. */
const MOST_UNHEARD = 100
const LONGEST_EVENT_NAME = 40
const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }

type Sent = { text: string; name: string; params?: Record<string, string> }

/** The table of events: which ones may be sent, under which names and with which parameters. */
const events: { [Kind in AnalyticsEvent['kind']]: (event: Extract<AnalyticsEvent, { kind: Kind }>) => Sent } = {
  menu({ service }) {
    const text = scrubText(service)
    return { text, name: 'Click', params: { event_category: 'Products', event_label: text } }
  },
  footer({ label }) {
    const text = scrubText(label, LONGEST_EVENT_NAME - 'Footer  Click'.length)
    return { text, name: `Footer ${text} Click` }
  },
}

/**
 * Loads Google Analytics for a tracking id: consent starts denied, pages are counted only on request, and addresses are sent without
 * queries. Consent covers statistics, so nothing else is ever granted.
 */
export function startGoogleAnalytics({ trackingId, state, refusal, window }: GoogleAnalyticsStart): GoogleAnalytics {
  const { document } = window
  let seen = scrubAddress(document.referrer)
  let told: ConsentState = 'unasked'
  let script: 'awaited' | 'blocked' = 'awaited'
  let unheard = 0

  /** Calls the library unless it is blocked; until it has loaded, only a limited number of times. */
  function tell(job: () => void) {
    if (script === 'blocked') return
    if (!('google_tag_manager' in window) && ++unheard > MOST_UNHEARD) return
    quietly(job)
  }

  function consent(state: ConsentState) {
    if (state === told) return
    told = state
    if (refusal === 'silence') quietly(() => Object.assign(window, { [`ga-disable-${trackingId}`]: state !== 'granted' }))
    tell(() => ReactGA.gtag('consent', 'update', { analytics_storage: state === 'granted' ? 'granted' : 'denied' }))
  }

  tell(() => ReactGA.gtag('consent', 'default', DENIED))
  consent(state)
  tell(() => ReactGA.set({ ads_data_redaction: true, page_location: scrubAddress(window.location.href), page_referrer: seen }))
  tell(() => {
    const present = () => document.querySelector(`script[src^="${SCRIPT}"]`)
    if (!present())
      ReactGA.initialize(trackingId, {
        gtagOptions: {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          cookie_path: hrefOf('/'),
        },
      })
    present()?.addEventListener('error', () => (script = 'blocked'))
  })

  return {
    consent,
    pageView({ path, title }) {
      const address = window.location.origin + hrefOf(scrubPath(path))
      const page_title = scrubText(title)
      const referrer = seen
      seen = address
      // Automatic events of the library name the page the same way.
      tell(() => ReactGA.set({ page_location: address, page_title, page_referrer: referrer }))
      tell(() => ReactGA.send({ hitType: 'pageview', page: hrefOf(scrubPath(path)), title: page_title, location: address }))
    },
    event(event) {
      const { text, name, params } = (events[event.kind] as (event: AnalyticsEvent) => Sent)(event)
      // A text that may be personal leaves nothing to count.
      if (text) tell(() => ReactGA.event(name, params))
    },
  }
}
