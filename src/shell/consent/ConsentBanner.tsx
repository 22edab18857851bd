import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Consent, ServiceSettings } from '#src/services/services.ts'
import { keepClear } from './keepClear.ts'

const TITLE_ID = 'consent_title'

/** The consent question: a region that does not cover the page. It takes focus only if a visitor opened it, and then returns the focus. */
export function ConsentBanner({ consent, words }: { consent: Consent; words: ServiceSettings['words'] }) {
  const question = useSyncExternalStore(consent.subscribe, consent.question, () => 'closed' as const)
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = banner.current
    if (question === 'closed' || !element) return
    const cameFrom = consent.state() === 'unasked' ? null : document.activeElement
    if (cameFrom) element.focus()
    const release = keepClear(element)
    return () => {
      release()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true })
    }
  }, [question, consent])

  if (question === 'closed') return null
  return (
    <section ref={banner} className="consent" aria-labelledby={TITLE_ID} tabIndex={-1}>
      <div className="consent-row container">
        <div className="consent-text">
          <p id={TITLE_ID} className="consent-title">
            {words.consentTitle}
          </p>
          <p>{words.consentText}</p>
        </div>
        <div className="consent-answers">
          <button type="button" className="action" data-look="secondary" onClick={() => consent.answer('refused')}>
            {words.consentReject}
          </button>
          <button type="button" className="action" data-look="secondary" onClick={() => consent.answer('granted')}>
            {words.consentAccept}
          </button>
        </div>
      </div>
    </section>
  )
}
