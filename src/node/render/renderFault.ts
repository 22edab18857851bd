import { errorReason } from '#src/node/files/systemError.ts'
import { type FailedSection, failedSection } from '#src/site/pages/failedSection.ts'

/** Why a page could not be rendered; names the section if it is known. */
export type RenderFault = { failure: string; section?: FailedSection | undefined }

/** Browser globals that Node lacks, or lacks in some versions. */
const OF_BROWSERS = new Set(
  (
    'window document localStorage sessionStorage location history screen matchMedia alert confirm prompt innerWidth innerHeight scrollX scrollY ' +
    'devicePixelRatio getComputedStyle requestAnimationFrame cancelAnimationFrame requestIdleCallback addEventListener scrollTo indexedDB caches ' +
    'navigator IntersectionObserver ResizeObserver MutationObserver DOMParser Image Audio FileReader HTMLElement Element Node customElements ' +
    'visualViewport self'
  ).split(' '),
)

/** The section of an error thrown while a page was rendered, the reason, and how to fix it. */
export function renderFault(error: unknown): RenderFault {
  const section = failedSection(error)
  const reason = errorReason(error)
  const [, name = ''] = /^(\w+) is not defined$/.exec(reason) ?? []
  const why = OF_BROWSERS.has(name) ? `${reason}: ${name} exists only in the browser; use it in an effect or in an event handler` : reason
  return { failure: section ? `section ${section.index + 1} (${section.type}): ${why}` : why, section }
}
