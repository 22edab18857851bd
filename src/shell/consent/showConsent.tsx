import { createRoot } from 'react-dom/client'
import type { Consent, ServiceSettings } from '#src/services/services.ts'
import { ConsentBanner } from './ConsentBanner.tsx'

/** What the question is made of. */
type ConsentParts = { document: Document; consent: Consent; words: ServiceSettings['words']; recovered(error: unknown): void }

/** The id of the empty element that the page keeps for the question, right after its skip link. */
const CONSENT_PLACE_ID = 'consent_place'

/**
 * Puts the question into its place, as a React root of its own: the page is not rendered again for it. It shows whenever the question is
 * open. Without a place it is put at the beginning of the document. `recovered` receives errors that React recovers from.
 */
export function showConsent({ document, consent, words, recovered }: ConsentParts): void {
  // React hands what it recovered from while taking the page over to whichever root is next, so this one must not call it uncaught.
  const root = createRoot(document.getElementById(CONSENT_PLACE_ID) ?? newPlace(document), { onRecoverableError: recovered })
  root.render(<ConsentBanner consent={consent} words={words} />)
}

function newPlace(document: Document): HTMLElement {
  const place = document.createElement('div')
  place.id = CONSENT_PLACE_ID
  document.body.prepend(place)
  return place
}
