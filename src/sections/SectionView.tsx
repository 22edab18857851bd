import { type CSSProperties, type ReactNode, Suspense, memo, use, useState } from 'react'
import { REVEAL_DEFAULTS } from '#src/site/constants.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { GateContext } from '#src/ui/gates.ts'
import type { LazyView } from '#src/ui/lazyView.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'
import { sections } from './index.tsx'
import { useLive } from './useLive.ts'

/** `adopted`: the document already shows the section; its DOM is taken over as it stands. `rendered`: the component renders it. */
export type SectionMode = 'adopted' | 'rendered'

/**
 * A section of a page inside its band; `lead` stands in the band before it. A section that fails shows a message in its place; the rest of
 * the page lives on.
 */
export const SectionView = memo(function SectionView({
  section,
  index,
  mode,
  lead,
}: {
  section: ViewSection
  index: number
  mode: SectionMode
  lead?: ReactNode
}) {
  const entry = sections[section.type]
  // One object for good, so that React never sees a change and never touches the adopted DOM.
  const [standing] = useState(() => asItStands(index))
  const band = {
    id: section.id,
    className: 'band',
    'data-tone': section.tone,
    'data-type': section.type,
    'data-section': index,
    'data-live': entry.behaviour === 'live' ? '' : undefined,
    'data-reveal': section.reveal ? String(section.reveal.threshold) : undefined,
    style: section.reveal ? revealStyle(section.reveal) : undefined,
  }
  if (mode === 'adopted' && entry.behaviour === 'still') {
    return <section {...band} dangerouslySetInnerHTML={standing} suppressHydrationWarning />
  }
  // The table pairs each type with the component of that type; the compiler cannot follow the pairing through a union.
  const View = (entry as unknown as LazyView<ViewSection>).View
  return (
    <section {...band}>
      <div className="container">
        {lead}
        <SectionBoundary sectionType={section.type} sectionId={section.id} retry={entry.preload}>
          {entry.behaviour === 'live' ? (
            <Suspense fallback={null}>
              <Gated index={index}>
                <View {...section} />
              </Gated>
            </Suspense>
          ) : (
            <View {...section} />
          )}
        </SectionBoundary>
      </div>
    </section>
  )
})

/** Holds back the hydration of a section until its gate opens; the prerendered section stays visible and usable meanwhile. */
function Gated({ index, children }: { index: number; children: ReactNode }) {
  const gates = use(GateContext)
  // Where React builds the section anew, there is nothing to hold back.
  const built = useLive()
  if (gates && built) gates.open(index)
  if (gates) use(gates.opened(index))
  return children
}

/**
 * What the document shows of a section. React reads it only when it must build the page anew, because somebody else changed the document
 * before it was taken over (B03): the section is then made from what still stands there.
 */
function asItStands(index: number): { readonly __html: string } {
  return {
    get __html() {
      return document.querySelector(`[data-section="${index}"]`)?.innerHTML ?? ''
    },
  }
}

/** Only what differs from the defaults of the style sheet is written into the page. */
function revealStyle({ durationMs, shiftPx }: { durationMs: number; shiftPx: number }): CSSProperties | undefined {
  if (durationMs === REVEAL_DEFAULTS.durationMs && shiftPx === REVEAL_DEFAULTS.shiftPx) return undefined
  return { '--reveal-duration': `${durationMs}ms`, '--reveal-shift': `${shiftPx}px` } as CSSProperties
}
