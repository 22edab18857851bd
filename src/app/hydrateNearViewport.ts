import type { SectionType } from '#src/contract/sections.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import type { EarlyActions } from './earlyActions.ts'
import { redoActions } from './redoActions.ts'

/** How near the viewport a live section hydrates, as a CSS length. */
const HYDRATION_DISTANCE = '200px'

type Parts = {
  document: Document
  gates: HydrationGates
  /** Recorded actions. */
  actions: EarlyActions
  /** Settles on the first interaction: pointer movement, scrolling, a key. */
  presence: Promise<void>
  /** Whether the browser has results of an earlier visit. */
  hasResults: boolean
  /** Whether sections of a type show results of an earlier visit. */
  keepsResults(type: SectionType): boolean
  /** Fetches the code of a section of the first page. */
  preload(index: number): Promise<void>
}

/**
 * Opens the hydration gates of live sections on the first page, each after its code has loaded: when a section comes near the viewport of a
 * visitor who has interacted, or is about to be used. An address with a query or hash counts as interaction, because it may set sections
 * up; tools with results of an earlier visit show them at once; a demonstration waits until it is about to be used. A section whose code
 * fails to load keeps its prerendered form, which works without it, and its recorded actions go back to the browser. Returns a function to
 * call when a section has hydrated, which replays its actions.
 */
export function hydrateNearViewport({
  document,
  gates,
  actions,
  presence,
  hasResults,
  keepsResults,
  preload,
}: Parts): (index: number) => void {
  const elements = document.querySelectorAll<HTMLElement>('[data-section][data-live]')
  const closed = new Set(elements)

  function open(element: HTMLElement) {
    const index = Number(element.dataset['section'])
    preload(index).then(
      () => gates.open(index),
      () => actions.release(element),
    )
  }

  function openAround(target: EventTarget | null) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-section][data-live]') : null
    if (element && closed.delete(element)) open(element)
  }

  if (hasResults) for (const element of elements) if (keepsResults(typeOf(element))) open(element)
  if (!('IntersectionObserver' in window)) {
    elements.forEach(open)
    return resume
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
  void (isAddressed ? Promise.resolve() : presence).then(() =>
    elements.forEach((element) => element.dataset['live'] !== 'onUse' && observer.observe(element)),
  )
  for (const element of elements) {
    // The visitor may have interacted before this code ran.
    if (actions.awaited(element).length > 0 || element.matches(':hover, :focus-within')) openAround(element)
  }
  // On the document, in the capture phase: React stops events on their way into a section that is not hydrated.
  for (const intent of ['pointerover', 'focusin', 'touchstart', 'input', 'change', 'click', 'submit', 'dragenter', 'drop'] as const) {
    document.addEventListener(intent, ({ target }) => openAround(target), { capture: true, passive: true })
  }
  return resume

  function resume(index: number) {
    const section = document.querySelector(`[data-section="${index}"]`)
    if (section) redoActions(actions.wake(section))
  }
}

function typeOf(element: HTMLElement): SectionType {
  return element.dataset['type'] as SectionType
}
