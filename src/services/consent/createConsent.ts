import type { SiteSettings } from '#schemas/site.ts'
import type { Consent, ConsentState } from '#src/services/services.ts'
import { readConsent, writeConsent } from './consentRecord.ts'

/**
 * The dependencies of consent: the site’s settings, a storage that may be blocked (then `storage` throws), the browser’s privacy signal,
 * the clock.
 */
type ConsentSources = {
  analytics: SiteSettings['analytics']
  storage: () => Storage
  /** Global Privacy Control: counts as a refusal in every mode until the visitor says otherwise. */
  privacySignal: boolean
  now: () => number
}

/** Consent, and `reread`, which applies an answer given in another tab. */
export function createConsent({ analytics, storage, privacySignal, now }: ConsentSources): Consent & { reread(): void } {
  const isAsked = analytics.trackingId !== undefined && analytics.consent !== 'none'
  const listeners = new Set<() => void>()
  let state = kept()
  let question: 'open' | 'closed' = isAsked && state === 'unasked' ? 'open' : 'closed'

  function kept(): ConsentState {
    if (analytics.consent === 'none') return privacySignal ? 'refused' : 'granted'
    const record = readConsent(storage, now())
    if (privacySignal && record?.signal !== 'despite') return 'refused'
    return record?.answer ?? 'unasked'
  }

  function change(nextState: ConsentState, nextQuestion: 'open' | 'closed') {
    if (nextState === state && nextQuestion === question) return
    state = nextState
    question = nextQuestion
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    // If visitors are not asked, there is no answer to wait for.
    isStrict: privacySignal || (analytics.consent === 'strict' && isAsked),
    question: () => question,
    answer(answer) {
      if (!isAsked) return
      writeConsent(storage, { answer, signal: privacySignal ? 'despite' : 'none' }, now())
      change(answer, 'closed')
    },
    ask() {
      if (isAsked) change(state, 'open')
    },
    reread() {
      const next = kept()
      change(next, isAsked && next === 'unasked' ? 'open' : 'closed')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
