import { createAnalytics } from './analytics/createAnalytics.ts'
import { createBooking } from './booking/createBooking.ts'
import { loadChunk } from './chunks/loadChunk.ts'
import { consentKey } from './consent/consentRecord.ts'
import { createConsent } from './consent/createConsent.ts'
import type { EarlyErrors } from './earlyErrors.ts'
import { createErrorReports } from './errors/createErrorReports.ts'
import type { Consent, ServiceSettings, Services } from './services.ts'

/** The dependencies of the real services. `showConsent` shows the question while it is open. */
type BrowserServiceParts = {
  settings: ServiceSettings
  window: Window & typeof globalThis
  early: EarlyErrors
  showConsent(consent: Consent): Promise<void>
}

/**
 * The services of a browser window that config enables. Each fetches its code when it is needed. Called once per document: it listens to
 * `data-consent-reopen` and to answers given in other tabs.
 */
export function browserServices({ settings, window, early, showConsent }: BrowserServiceParts): Services {
  const { document, navigator } = window
  const consent = createConsent({
    analytics: settings.analytics,
    storage: () => window.localStorage,
    privacySignal: (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    now: () => Date.now(),
  })
  const errors = createErrorReports({
    settings,
    consent,
    early,
    window,
    load: async (start) => (await loadChunk('error reports', () => import('./errors/sentry.ts'))).startSentry(start),
  })
  const analytics = createAnalytics({
    settings: settings.analytics,
    consent,
    window,
    load: async (start) => (await loadChunk('statistics', () => import('./analytics/googleAnalytics.ts'))).startGoogleAnalytics(start),
  })

  const booking = createBooking({
    settings,
    window,
    load: async () => (await loadChunk('booking', () => import('./booking/bookingDialog.ts'))).showBookingDialog,
  })

  let shown: Promise<void> | undefined
  function ask() {
    if (consent.question() === 'closed') return
    shown ??= showConsent(consent).catch(() => {
      shown = undefined
    })
  }
  consent.subscribe(ask)
  ask()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-reopen]')) consent.ask()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey() || key === null) consent.reread()
  })

  return { analytics, consent, booking, errors }
}
