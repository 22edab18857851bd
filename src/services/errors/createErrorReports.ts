import type { EarlyErrors } from '#src/services/earlyErrors.ts'
import { quietly } from '#src/services/quietly.ts'
import type { Consent, ErrorReports, ServiceSettings } from '#src/services/services.ts'
import type { SentryStart } from './sentry.ts'

/** The dependencies of error reports. `load` fetches the code of Sentry and starts it. */
type ErrorReportParts = {
  settings: Pick<ServiceSettings, 'errorReports' | 'build'>
  consent: Consent
  early: EarlyErrors
  window: Window
  load(start: SentryStart): Promise<ErrorReports>
}

const MOST_REPORTS = 20
/** How long a part re-rendered by React may take to fail again, in milliseconds. */
const RECOVERY_MS = 2000

/**
 * Error reports (R6.6). Without a DSN nothing is loaded or recorded. If visitors are asked first (`strict` with a tracking id), or the
 * browser requests privacy, reports also wait for consent, and end when it is withdrawn. Earlier errors are sent once the code has loaded.
 * A failed hydration is reported unless the failing part soon reports the same error itself, with more context.
 */
export function createErrorReports({ settings, consent, early, window, load }: ErrorReportParts): ErrorReports {
  const { errorReports, build } = settings
  const { dsn } = errorReports
  let phase: 'off' | 'held' | 'loading' | 'ready' = dsn ? 'held' : 'off'
  let sentry: ErrorReports | undefined
  const waiting: Parameters<ErrorReports['report']>[] = []
  const failedParts = new Set<string>()

  const maySend = () => !consent.isStrict || consent.state() === 'granted'

  function begin() {
    if (phase !== 'held' || !dsn || !maySend()) return
    phase = 'loading'
    load({ dsn, build, window, maySend }).then(
      (started) => {
        phase = 'ready'
        sentry = started
        for (const error of early.take()) quietly(() => started.report(error, { from: 'early' }))
        for (const report of waiting.splice(0)) quietly(() => started.report(...report))
      },
      () => {
        phase = 'off'
        waiting.length = 0
        early.take()
      },
    )
  }

  if (phase === 'off') early.take()
  else {
    consent.subscribe(begin)
    begin()
  }

  function send(...report: Parameters<ErrorReports['report']>) {
    if (phase === 'off') return
    if (sentry) {
      const ready = sentry
      quietly(() => ready.report(...report))
    } else if (waiting.length < MOST_REPORTS) waiting.push(report)
  }

  return {
    report(error, context) {
      if (phase === 'off') return
      const { from } = context ?? {}
      if (from === 'section' || from === 'page') quietly(() => failedParts.add(String(error)))
      const cause = from === 'hydration' && error instanceof Error ? error.cause : undefined
      if (cause === undefined) send(error, context)
      else window.setTimeout(() => quietly(() => failedParts.has(String(cause)) || send(error, context)), RECOVERY_MS)
    },
  }
}
