import { createRoot } from 'react-dom/client'
import type { Consent, ServiceSettings } from '#src/services/services.ts'
import { ConsentBanner } from './ConsentBanner.tsx'

/** The dependencies of the question. */
type ConsentParts = { document: Document; consent: Consent; words: ServiceSettings['words']; recovered(error: unknown): void }

/** The id of the question’s empty container, right after the skip link. */
const CONSENT_PLACE_ID = 'consent_place'

/**
 * Renders the question as a separate React root, so that the page need not be re-rendered. It is visible while the question is open.
 * Without a container it is inserted at the start of the document. `recovered` receives errors from which React recovers.
 */
export function showConsent({ document, consent, words, recovered }: ConsentParts): void {
  // React passes errors from adopting the page to the next root, so this one must not report them as uncaught.
  const root = createRoot(document.getElementById(CONSENT_PLACE_ID) ?? newPlace(document), { onRecoverableError: recovered })
  root.render(<ConsentBanner consent={consent} words={words} />)
}

function newPlace(document: Document): HTMLElement {
  const place = document.createElement('div')
  place.id = CONSENT_PLACE_ID
  document.body.prepend(place)
  return place
}
