import {
  BrowserClient,
  browserTracingIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
} from '@sentry/react'
import type { ErrorReports } from '#src/services/services.ts'
import { boundedTransport } from './boundedTransport.ts'
import { scrubBreadcrumb, scrubEvent, scrubSpan } from './scrub.ts'

/** The options of Sentry. `maySend` is called before every report; `send` replaces the network in tests. */
export type SentryStart = { dsn: string; build: string; window: Window; maySend(): boolean; send?: Parameters<typeof boundedTransport>[1] }

/** Share of page loads and navigations whose timing is sent, 0..1. */
const TRACED_SHARE = 1

/** Messages of errors that we cannot fix: known browser quirks, and code of a replaced build. */
const ignoredErrors: RegExp[] = [
  /ResizeObserver loop/,
  /^Script error/,
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (?:CSS )?chunk /,
  /(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed|Unable to preload CSS/i,
  /^AbortError|The operation was aborted|The user aborted a request/,
  /Extension context invalidated|extension:\/\//,
]

/** Addresses of third-party code. */
const foreignCode: RegExp[] = [
  /^(?:chrome|moz|safari|safari-web|ms-browser|webkit-masked-url)(?:-extension)?:/i,
  /googletagmanager\.com|google-analytics\.com/,
  /calendly\.com/,
]

/**
 * Starts Sentry for errors and page timing (R6.6) and listens to uncaught errors from then on. No replay, no sessions, no tracing headers
 * on requests, and no data from the console, storage or user interaction.
 */
export function startSentry({ dsn, build, window, maySend, send }: SentryStart): ErrorReports {
  const { location, navigator } = window
  const client = new BrowserClient({
    dsn,
    release: build,
    environment: 'production',
    stackParser: defaultStackParser,
    transport: boundedTransport(maySend, send),
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration({
        traceFetch: false,
        traceXHR: false,
        enableLongTask: false,
        enableLongAnimationFrame: false,
        linkPreviousTrace: 'off',
      }),
    ],
    tracesSampleRate: TRACED_SHARE,
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    ignoreErrors: ignoredErrors,
    allowUrls: [location.origin],
    denyUrls: foreignCode,
    maxBreadcrumbs: 20,
    beforeBreadcrumb: scrubBreadcrumb,
    beforeSend(event, hint) {
      hint.attachments = []
      return scrubEvent(event, location.href, navigator.userAgent)
    },
    beforeSendSpan: scrubSpan,
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  scope.setTag('build', build)
  client.init()

  return {
    report(error, context) {
      const tags = { from: context?.from, section_type: context?.sectionType, section_id: context?.sectionId }
      const mechanism = { type: context?.from ?? 'generic', handled: context?.from !== 'early' }
      scope.captureException(error, { captureContext: { tags }, mechanism })
    },
  }
}
