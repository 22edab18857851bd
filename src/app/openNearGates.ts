import type { SectionType } from '#schemas/sections/index.ts'
import { toolTypes } from '#src/site/pages/toolTypes.ts'
import type { Gates } from '#src/ui/gates.ts'

const NEAR = '200px'

/**
 * Lets live sections of the first page hydrate, after their code has arrived: when they come near the viewport of somebody who is there
 * (`presence`: has moved, scrolled, typed), or are about to be used. An address with a query or anchor may set them up, so it counts as
 * use; tools whose results are kept (`hasResults`) show them at once. A section whose code fails stays as it is: its prerendered form works
 * without it.
 */
export function openNearGates({
  document,
  gates,
  presence,
  hasResults,
  preload,
}: {
  document: Document
  gates: Gates
  presence: Promise<void>
  hasResults: boolean
  preload(type: SectionType): Promise<void>
}): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-section][data-live]')

  function open(element: HTMLElement) {
    preload(element.dataset['type'] as SectionType).then(
      () => gates.open(Number(element.dataset['section'])),
      () => {},
    )
  }

  if (hasResults) for (const element of elements) if (isTool(element.dataset['type'])) open(element)
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
    { rootMargin: NEAR },
  )
  const isAddressed = location.search !== '' || location.hash !== ''
  void (isAddressed ? Promise.resolve() : presence).then(() => elements.forEach((element) => observer.observe(element)))
  for (const element of elements) {
    for (const intent of ['pointerenter', 'focusin', 'touchstart'] as const) {
      element.addEventListener(intent, () => open(element), { once: true, passive: true })
    }
  }
}

function isTool(type: string | undefined): boolean {
  return toolTypes.some((tool) => tool === type)
}
