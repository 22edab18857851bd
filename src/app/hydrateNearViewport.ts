import type { SectionType } from '#schemas/sections/index.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'

/** How near to the viewport a live section hydrates, as a CSS length. */
const HYDRATION_DISTANCE = '200px'

type Parts = {
  document: Document
  gates: HydrationGates
  /** Settles at the first sign of a visitor: a move, a scroll, a key. */
  presence: Promise<void>
  /** Whether the browser keeps results of an earlier visit. */
  hasResults: boolean
  /** Whether sections of a type show results of an earlier visit. */
  keepsResults(type: SectionType): boolean
  /** Fetches the code of a section type. */
  preload(type: SectionType): Promise<void>
}

/**
 * Opens the hydration gates of live sections on the first page, each after its code has arrived: when a section comes near the viewport of
 * a visitor who is present, or is about to be used. An address with a query or hash may set sections up, so it counts as presence; tools
 * with results of an earlier visit show them at once. A section whose code fails to load keeps its prerendered form, which works without.
 */
export function hydrateNearViewport({ document, gates, presence, hasResults, keepsResults, preload }: Parts): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-section][data-live]')

  function open(element: HTMLElement) {
    preload(typeOf(element)).then(
      () => gates.open(Number(element.dataset['section'])),
      () => {},
    )
  }

  if (hasResults) for (const element of elements) if (keepsResults(typeOf(element))) open(element)
  if (!('IntersectionObserver' in window)) {
    elements.forEach(open)
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        open(target as HTMLElement)
      }
    },
    { rootMargin: HYDRATION_DISTANCE },
  )
  const isAddressed = location.search !== '' || location.hash !== ''
  void (isAddressed ? Promise.resolve() : presence).then(() => elements.forEach((element) => observer.observe(element)))
  for (const element of elements) {
    for (const intent of ['pointerenter', 'focusin', 'touchstart'] as const) {
      element.addEventListener(intent, () => open(element), { once: true, passive: true })
    }
  }
}

function typeOf(element: HTMLElement): SectionType {
  return element.dataset['type'] as SectionType
}
