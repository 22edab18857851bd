import { type RefObject, useLayoutEffect } from 'react'
import { panelShift } from './panelShift.ts'

/** Keeps the panel of the entry `openKey` within the viewport, also while that changes. */
export function useFittingPanel(nav: RefObject<HTMLElement | null>, openKey: string | null): void {
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
