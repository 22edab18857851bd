import { type CSSProperties, type ReactNode, Suspense, memo, use, useEffect, useLayoutEffect, useState } from 'react'
import { REVEAL_DEFAULTS } from '#src/site/constants.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { HydrationGateContext } from '#src/ui/hydrationGates.ts'
import { MadeHtmlContext } from '#src/ui/MadeHtml.ts'
import { Part } from '#src/ui/Part.tsx'
import { siteHtml } from '#src/ui/siteHtml.ts'
import { behaviourOf } from './behaviourOf.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import { SectionContexts } from './SectionContexts.tsx'
import { lazySectionOf } from './index.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'

/** `adopted`: the document already shows the section; its DOM is adopted unchanged. `rendered`: the component renders it. */
type SectionMode = 'adopted' | 'rendered'

/**
 * A section of a page inside its band; `lead` comes before it in the band. If a section fails, a message replaces it and the rest of the
 * page keeps working.
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
  const { View, preload } = lazySectionOf(section)
  const behaviour = behaviourOf(section)
  const made = use(MadeHtmlContext)
  // The same object in every render, so that React never detects a change and never touches the adopted DOM.
  const [standing] = useState(() => asItStands(index))
  const band = {
    id: section.id,
    // Reader modes treat elements with `content` among their classes as part of the text, however short they are.
    className: 'band content',
    'data-tone': section.tone,
    'data-accent': section.accent,
    'data-scheme': section.tone === 'deep' ? 'dark' : undefined,
    'data-type': section.type,
    'data-section': index,
    'data-live': { still: undefined, live: '', onUse: 'onUse' }[behaviour],
    'data-reveal': section.reveal ? String(section.reveal.threshold) : undefined,
    style: section.reveal ? revealStyle(section.reveal) : undefined,
  }
  if (mode === 'adopted' && behaviour === 'still') {
    return <section {...band} dangerouslySetInnerHTML={standing} suppressHydrationWarning />
  }
  if (made && behaviour === 'still') {
    return <section {...band} dangerouslySetInnerHTML={{ __html: made.section(section) }} />
  }
  return (
    // A script marks sections to be revealed on scrolling before React runs.
    <section {...band} suppressHydrationWarning>
      <div className="container">
        {lead && <Part>{lead}</Part>}
        <SectionContexts section={section}>
          <SectionBoundary sectionType={section.type} sectionId={section.id} preload={() => preload(section)}>
            {behaviour !== 'still' ? (
              <Suspense fallback={<Empty />}>
                <Gated index={index}>
                  <View {...section} />
                </Gated>
              </Suspense>
            ) : (
              <View {...section} />
            )}
          </SectionBoundary>
        </SectionContexts>
      </div>
    </section>
  )
})

/** The fallback of a live section that is not ready. The server does not wait, so there the section would be missing. */
function Empty() {
  use(MadeHtmlContext)?.onEmpty?.()
  return null
}

/** Delays the hydration of a section until its gate opens; meanwhile the prerendered section stays visible and usable. */
function Gated({ index, children }: { index: number; children: ReactNode }) {
  const gates = use(HydrationGateContext)
  // A section that React renders on the client needs no hydration.
  const isRendered = useHydrated()
  if (gates && isRendered) gates.open(index)
  if (gates) use(gates.opened(index))
  useLayoutEffect(() => gates?.stands(), [gates])
  // The effects of the children have run by now.
  useEffect(() => gates?.hydrated(index), [gates, index])
  return children
}

/**
 * The HTML of a section in the document. React reads it only if it has to render the page on the client because the document was changed
 * before hydration (B03); it then restores the section from this HTML.
 */
function asItStands(index: number): { readonly __html: string } {
  return {
    get __html() {
      return siteHtml(document.querySelector(`[data-section="${index}"]`)?.innerHTML ?? '')
    },
  }
}

/** Only values that differ from the defaults of the style sheet are written into the page. */
function revealStyle({ durationMs, shiftPx }: { durationMs: number; shiftPx: number }): CSSProperties | undefined {
  if (durationMs === REVEAL_DEFAULTS.durationMs && shiftPx === REVEAL_DEFAULTS.shiftPx) return undefined
  return { '--reveal-duration': `${durationMs}ms`, '--reveal-shift': `${shiftPx}px` } as CSSProperties
}
