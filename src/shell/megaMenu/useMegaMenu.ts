import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useState } from 'react'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { MENU_BUTTON_ID } from '#src/shell/sidebar/useSidebar.ts'
import { megaMenuMachine } from './megaMenu.machine.ts'
import type { MegaMenuFocus } from './megaMenu.machine.ts'
import { handToMachine } from './handToMachine.ts'
import { HOVER_DELAYS_MS } from './hoverDelays.ts'
import { watchMenu } from './watchMenu.ts'

const machine = megaMenuMachine.provide({ actions: { returnFocus: (_args, focus) => returnFocus(focus) } })

/**
 * Runs the mega menu’s machine for the element `nav` in a `header`; open panels close when `path` changes. `control` says what opens
 * panels: CSS alone until the machine runs.
 */
export function useMegaMenu(nav: RefObject<HTMLElement | null>, path: string) {
  const [control, setControl] = useState<'css' | 'machine'>('css')
  const [snapshot, send, actor] = useMachine(machine, { input: { delays: HOVER_DELAYS_MS } })

  useEffect(() => (nav.current ? handToMachine(nav.current, actor, () => setControl('machine')) : undefined), [nav, actor])

  useEffect(() => {
    const openKey = () => actor.getSnapshot().context.openKey
    return nav.current ? watchMenu(nav.current, { send, openKey }) : undefined
  }, [nav, actor, send])

  useEffect(() => {
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  usePathChange(path, () => send({ type: 'route.change' }))

  return { openKey: snapshot.context.openKey, control, send }
}

let lastFocused: Node | null = null

function remember({ target }: FocusEvent) {
  lastFocused = target as Node
}

function returnFocus({ key, reason }: MegaMenuFocus) {
  const item = document.querySelector(`.mega-item[data-key="${key}"]`)
  // A browser removes the focus from hidden elements, sometimes before it reports that the window has narrowed.
  const focused = document.activeElement === document.body ? lastFocused : document.activeElement
  if (!item?.querySelector('.mega-panel')?.contains(focused)) return
  const visible = reason === 'escape' ? item.querySelector('button') : document.getElementById(MENU_BUTTON_ID)
  visible?.focus()
}
