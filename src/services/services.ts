import type { SiteSettings } from '#schemas/site.ts'

/** The settings that services need; `ShellData`, the shared part of the site, contains them. */
export type ServiceSettings = Pick<SiteSettings, 'analytics' | 'errorReports' | 'words'> & {
  bookingUrl?: string | undefined
  /** Identifies the build in error reports. */
  build: string
  /** The contact address for visitors. */
  email: string
}

/** A page that has arrived: its path and title. */
export type ArrivedPage = { path: string; title: string }

/** The only events counted in addition to pages. `service` and `label` are texts of the site, never of a visitor. */
export type AnalyticsEvent = { kind: 'menu'; service: string } | { kind: 'footer'; label: string }

/** Visitor statistics. No method throws or blocks. */
export type Analytics = {
  /** Counts a page; the same path twice in a row counts once. */
  pageView(page: ArrivedPage): void
  event(event: AnalyticsEvent): void
}

/** The visitor’s answer about statistics. */
export type ConsentState = 'unasked' | 'granted' | 'refused'

/** The consent question, and its answer. */
export type Consent = {
  state(): ConsentState
  /** Whether nothing from other hosts loads before the answer is `granted`, because of config or the browser. */
  isStrict: boolean
  /** Whether the question should be visible. */
  question(): 'open' | 'closed'
  /** Stores the answer and closes the question. */
  answer(answer: 'granted' | 'refused'): void
  /** Opens the question; does nothing if visitors are not asked. */
  ask(): void
  /** Calls the listener on every change of answer or question; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** The dialog for booking a time. */
export type Booking = {
  /**
   * Opens it over the page, or the booking page in a new tab if that is not possible. `opener` gets the focus back when it closes; `since`
   * is the time of the request, by the page’s clock, if that was earlier.
   */
  open(opener?: HTMLElement, since?: number): void
  /** Closes it, if it is open. */
  close(): void
}

/**
 * The source of an error. `early`: uncaught before reports could be sent. `hydration`: React then renders a part of the page again, which
 * may fail again and report the error itself.
 */
export type ErrorContext = {
  from: 'section' | 'page' | 'tool' | 'react' | 'hydration' | 'early'
  sectionType?: string | undefined
  sectionId?: string | undefined
}

/** Error reports. No method throws or blocks. */
export type ErrorReports = { report(error: unknown, context?: ErrorContext): void }

/** Everything that the site sends to third parties. */
export type Services = { analytics: Analytics; consent: Consent; booking: Booking; errors: ErrorReports }
