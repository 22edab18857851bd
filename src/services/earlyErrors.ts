/** Unreported errors. */
export type EarlyErrors = {
  /** Returns the recorded errors and stops listening. */
  take(): unknown[]
}

const MOST = 10

/** Records the first uncaught errors and rejections of a window until they are taken. */
export function keepEarlyErrors(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): EarlyErrors {
  const kept: unknown[] = []
  function keep(event: ErrorEvent | PromiseRejectionEvent) {
    const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
    if (kept.length < MOST) kept.push(error)
  }
  target.addEventListener('error', keep)
  target.addEventListener('unhandledrejection', keep)
  return {
    take() {
      target.removeEventListener('error', keep)
      target.removeEventListener('unhandledrejection', keep)
      return kept.splice(0)
    },
  }
}
