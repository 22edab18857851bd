import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'
import { MegaEntry } from './MegaEntry.tsx'
import { useMegaMenu } from './useMegaMenu.ts'
import { panelShift } from './panelShift.ts'

/**
 * The main navigation above 1200 px (R3.2). Its panels are always in the document: before the machine runs, and without JavaScript, CSS
 * opens them on hover and focus. It must be in a `header` as wide as the viewport.
 */
export function MegaMenu({ path }: { path: string }) {
  const { words, header } = useSite()
  const nav = useRef<HTMLElement>(null)
  const { openKey, control, send } = useMegaMenu(nav, path)
  useFittingPanel(nav, openKey)
  return (
    <nav className="mega-menu" ref={nav} aria-label={words.mainNavigation} data-control={control}>
      <ul role="list">
        {header.entries.map((entry) => (
          <MegaEntry
            key={entry.key}
            entry={entry}
            path={path}
            panel={control === 'css' ? 'css' : entry.key === openKey ? 'open' : 'closed'}
            send={send}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Keeps the panel of the entry `openKey` within the viewport, also when the window changes. */
function useFittingPanel(nav: RefObject<HTMLElement | null>, openKey: string | null): void {
  useLayoutEffect(() => {
    const panel = nav.current?.querySelector<HTMLElement>(`[data-key="${openKey}"] .mega-panel`)
    if (!panel) return
    const fit = () => {
      const shift = panelShift(panel.offsetLeft, panel.offsetWidth, document.documentElement.clientWidth)
      panel.style.setProperty('--shift', `${shift}px`)
    }
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [nav, openKey])
}
