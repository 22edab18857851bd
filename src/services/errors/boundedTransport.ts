import { makeFetchTransport } from '@sentry/react'

type MakeTransport = typeof makeFetchTransport
type Transport = ReturnType<MakeTransport>

/** Maximum number of reports per page visit, of concurrent reports, and of consecutive failures before sending stops. */
export const REPORT_LIMITS = { visit: 100, underWay: 10, failures: 3 } as const

/**
 * Sends reports without retries: a host that fails three times in a row is ignored for the rest of the visit, and failures are silent.
 * `maySend` is called before every report.
 */
export function boundedTransport(maySend: () => boolean, make: MakeTransport = makeFetchTransport): MakeTransport {
  return (options) => {
    const inner = make({ ...options, bufferSize: REPORT_LIMITS.underWay })
    let sent = 0
    let failures = 0
    return {
      flush: (timeout) => inner.flush(timeout),
      async send(envelope: Parameters<Transport['send']>[0]) {
        if (sent >= REPORT_LIMITS.visit || failures >= REPORT_LIMITS.failures || !maySend()) return {}
        sent += 1
        try {
          const response = await inner.send(envelope)
          failures = (response.statusCode ?? 200) < 400 ? 0 : failures + 1
          return response
        } catch {
          failures += 1
          return {}
        }
      },
    }
  }
}
