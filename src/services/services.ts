import type { SiteSettings } from '#schemas/site.ts'

/** What services need to know of the site; the shared part of the site (`ShellData`) has all of it. */
export type ServiceSettings = Pick<SiteSettings, 'analytics' | 'errorReports' | 'words'> & {
  bookingUrl?: string | undefined
  /** Identifies the build that errors are reported for. */
  build: string
  /** Where visitors can write to. */
  email: string
}

/** A page that has arrived: its path and its title. */
export type ArrivedPage = { path: string; title: string }

/** The only things that are counted beside pages. `service` and `label` are words of the site, never of a visitor. */
export type AnalyticsEvent = { kind: 'menu'; service: string } | { kind: 'footer'; label: string }

/** Visitor statistics. No call ever throws or waits. */
export type Analytics = {
  /** Counts a page; the same path twice in a row counts once. */
  pageView(page: ArrivedPage): void
  event(event: AnalyticsEvent): void
}

/** What a visitor has said to statistics. */
export type ConsentState = 'unasked' | 'granted' | 'refused'

/** The question whether visits may be counted, and its answer. */
export type Consent = {
  state(): ConsentState
  /** Whether nothing of other hosts is loaded before the answer is `granted`: config or the browser asks for that. */
  isStrict: boolean
  /** Whether the question should be on the screen. */
  question(): 'open' | 'closed'
  /** Keeps the answer and closes the question. */
  answer(answer: 'granted' | 'refused'): void
  /** Opens the question, again or for the first time; does nothing where visitors are not asked. */
  ask(): void
  /** Calls the listener on every change of state or question; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** The window in which a time can be booked. */
export type Booking = {
  /**
   * Opens it over the page, or the booking page in a new tab where that is not possible. `opener` has the focus back when it closes;
   * `since` is when it was asked for, by the clock of the page, where that was earlier.
   */
  open(opener?: HTMLElement, since?: number): void
  /** Closes it: nothing when it is not open. */
  close(): void
}

/**
 * Where an error comes from. `early`: uncaught before reports could be sent. `hydration`: React then renders a part of the page again,
 * which may fail again and is then reported by that part.
 */
export type ErrorContext = {
  from: 'section' | 'page' | 'tool' | 'react' | 'hydration' | 'early'
  sectionType?: string | undefined
  sectionId?: string | undefined
}

/** Reports of errors. No call ever throws or waits. */
export type ErrorReports = { report(error: unknown, context?: ErrorContext): void }

/** Everything that the site sends to third parties. */
export type Services = { analytics: Analytics; consent: Consent; booking: Booking; errors: ErrorReports }
