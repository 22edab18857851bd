import { type CSSProperties, type ReactNode, Suspense, memo, use, useEffect, useLayoutEffect, useState } from 'react'
import { REVEAL_DEFAULTS } from '#src/site/constants.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { HydrationGateContext } from '#src/ui/hydrationGates.ts'
import type { LazyView } from '#src/ui/lazyView.tsx'
import { MadeHtmlContext } from '#src/ui/MadeHtml.ts'
import { Part } from '#src/ui/Part.tsx'
import { siteHtml } from '#src/ui/siteHtml.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import type { Behaviour, SectionEntry } from './SectionEntry.ts'
import { SectionContexts } from './SectionContexts.tsx'
import { sections } from './index.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'

/** `adopted`: the document already shows the section; its DOM is adopted as it stands. `rendered`: the component renders it. */
type SectionMode = 'adopted' | 'rendered'

/**
 * A section of a page inside its band; `lead` stands in the band before it. A section that fails shows a message in its place; the rest of
 * the page keeps working.
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
  const behaviour = behaviourOf(section)
  const made = use(MadeHtmlContext)
  // The same object in every render, so that React never sees a change and never touches the adopted DOM.
  const [standing] = useState(() => asItStands(index))
  const band = {
    id: section.id,
    // Reader modes take what has `content` among its classes for a part of the text, however short it is.
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
  // The table pairs each type with its component; the compiler cannot follow the pairing through a union.
  const View = (entry as unknown as LazyView<ViewSection>).View
  return (
    // What is revealed on scrolling is marked before React gets here.
    <section {...band} suppressHydrationWarning>
      <div className="container">
        {lead && <Part>{lead}</Part>}
        <SectionContexts section={section}>
          <SectionBoundary sectionType={section.type} sectionId={section.id} preload={entry.preload}>
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

/** How a section behaves, where that depends on its fields, too. */
function behaviourOf(section: ViewSection): Behaviour {
  const { behaviour } = sections[section.type] as Pick<SectionEntry<ViewSection>, 'behaviour'>
  return typeof behaviour === 'function' ? behaviour(section) : behaviour
}

/** What stands in for a live section that waits; on the server, where nothing is waited for, nothing else would come. */
function Empty() {
  use(MadeHtmlContext)?.onEmpty?.()
  return null
}

/** Holds back the hydration of a section until its gate opens; the prerendered section stays visible and usable meanwhile. */
function Gated({ index, children }: { index: number; children: ReactNode }) {
  const gates = use(HydrationGateContext)
  // Where React renders the section on the client, there is nothing to hold back.
  const isRendered = useHydrated()
  if (gates && isRendered) gates.open(index)
  if (gates) use(gates.opened(index))
  useLayoutEffect(() => gates?.stands(), [gates])
  // The effects of what is in it have run by now.
  useEffect(() => gates?.hydrated(index), [gates, index])
  return children
}

/**
 * The markup of a section in the document. React reads it only when it has to render the page on the client because something changed the
 * document before hydration (B03); the section is then made from the markup that is still there.
 */
function asItStands(index: number): { readonly __html: string } {
  return {
    get __html() {
      return siteHtml(document.querySelector(`[data-section="${index}"]`)?.innerHTML ?? '')
    },
  }
}

/** Only what differs from the defaults of the style sheet is written into the page. */
function revealStyle({ durationMs, shiftPx }: { durationMs: number; shiftPx: number }): CSSProperties | undefined {
  if (durationMs === REVEAL_DEFAULTS.durationMs && shiftPx === REVEAL_DEFAULTS.shiftPx) return undefined
  return { '--reveal-duration': `${durationMs}ms`, '--reveal-shift': `${shiftPx}px` } as CSSProperties
}
