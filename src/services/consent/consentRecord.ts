/** An answer as it is kept. `signal` says that it was given although the browser asked for privacy. */
type ConsentRecord = { answer: 'granted' | 'refused'; signal: 'none' | 'despite' }

/** The key in local storage that holds the answer. */
export const CONSENT_KEY = 'consent'

const VERSION = 1
const DAY_MS = 86_400_000
/** Days after which the question is put again. */
const ASK_AGAIN_AFTER_DAYS = 365

/**
 * The answer kept in `storage`; null when there is none, when at `now` (milliseconds) it is too old or not given yet, or when it cannot be
 * read.
 */
export function readConsent(storage: () => Storage, now: number): ConsentRecord | null {
  try {
    const { version, answer, date, signal } = JSON.parse(storage().getItem(CONSENT_KEY) ?? '{}') as Record<string, unknown>
    const age = now - momentOf(date)
    if (version !== VERSION || !(age >= 0 && age < ASK_AGAIN_AFTER_DAYS * DAY_MS)) return null
    if (answer !== 'granted' && answer !== 'refused') return null
    return { answer, signal: signal === 'despite' ? 'despite' : 'none' }
  } catch {
    return null
  }
}

/** The moment of a date as it is written here, in milliseconds; anything else is none. */
function momentOf(date: unknown): number {
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString() === date ? moment : Number.NaN
}

/** Keeps an answer in `storage`; where that is blocked or full it does nothing, and the answer holds for the visit only. */
export function writeConsent(storage: () => Storage, { answer, signal }: ConsentRecord, now: number): void {
  try {
    storage().setItem(CONSENT_KEY, JSON.stringify({ version: VERSION, answer, signal, date: new Date(now).toISOString() }))
  } catch {
    // The caller remembers the answer as long as the page lives.
  }
}
