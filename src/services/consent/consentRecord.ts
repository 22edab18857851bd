import { siteKey } from '#src/site/base/siteKey.ts'

/** A stored answer. `signal`: it was given although the browser requested privacy. */
type ConsentRecord = { answer: 'granted' | 'refused'; signal: 'none' | 'despite' }

/** The local storage key of the answer. */
export const consentKey = () => siteKey('consent')

const VERSION = 1
const DAY_MS = 86_400_000
/** Days after which the question is asked again. */
const ASK_AGAIN_AFTER_DAYS = 365

/** The answer in `storage`; null if there is none, if it is unreadable, or if at `now` (milliseconds) it is too old or in the future. */
export function readConsent(storage: () => Storage, now: number): ConsentRecord | null {
  try {
    const { version, answer, date, signal } = JSON.parse(storage().getItem(consentKey()) ?? '{}') as Record<string, unknown>
    const age = now - momentOf(date)
    if (version !== VERSION || !(age >= 0 && age < ASK_AGAIN_AFTER_DAYS * DAY_MS)) return null
    if (answer !== 'granted' && answer !== 'refused') return null
    return { answer, signal: signal === 'despite' ? 'despite' : 'none' }
  } catch {
    return null
  }
}

/** The time of a date in this module’s format, in milliseconds; NaN for anything else. */
function momentOf(date: unknown): number {
  const moment = typeof date === 'string' ? Date.parse(date) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString() === date ? moment : Number.NaN
}

/** Stores an answer; if storage is blocked or full it does nothing, and the answer applies to this visit only. */
export function writeConsent(storage: () => Storage, { answer, signal }: ConsentRecord, now: number): void {
  try {
    storage().setItem(consentKey(), JSON.stringify({ version: VERSION, answer, signal, date: new Date(now).toISOString() }))
  } catch {
    // The caller remembers the answer while the page is open.
  }
}
