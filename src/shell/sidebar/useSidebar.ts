import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { watchWindow } from '#src/shell/watchWindow.ts'
import { MENU_BUTTON_ID } from './menuButtonId.ts'
import { lockScroll, unlockScroll } from './scrollLock.ts'
import { sidebarMachine } from './sidebar.machine.ts'
import type { SidebarCloseReason } from './sidebar.machine.ts'

const focusButton = () => document.getElementById(MENU_BUTTON_ID)?.focus()
const leaveToPage = () => {}

const focusAfter: Record<SidebarCloseReason, () => void> = {
  toggle: focusButton,
  close: focusButton,
  escape: focusButton,
  backdrop: focusButton,
  // A page that arrives takes focus by itself. None may arrive: the item may lead to this page or to another tab.
  item: () => (document.activeElement === document.body || document.activeElement?.closest('[inert]')) && focusButton(),
  route: leaveToPage,
  restore: leaveToPage,
  widen: () => document.querySelector<HTMLElement>('.mega-menu :is(a, button)')?.focus(),
}

/**
 * The sidebar’s machine at work: told of the window and of every new `path`; it locks the page and sends focus where it
 * belongs.
 */
export function useSidebar(path: string) {
  const [closing, setClosing] = useState<{ reason: SidebarCloseReason } | null>(null)
  const [machine] = useState(() =>
    sidebarMachine.provide({ actions: { lockScroll, unlockScroll, returnFocus: (_args, { reason }) => setClosing({ reason }) } }),
  )
  const [snapshot, send] = useMachine(machine)
  const open = snapshot.matches('open')

  useEffect(
    () =>
      watchWindow({
        width: (width) => send({ type: width === 'narrow' ? 'window.narrow' : 'window.widen' }),
        restore: () => send({ type: 'page.restore' }),
      }),
    [send],
  )

  usePathChange(path, () => send({ type: 'route.change' }))

  // Only now has the dialog let go of focus.
  useEffect(() => {
    if (closing) focusAfter[closing.reason]()
  }, [closing])

  useEffect(() => unlockScroll, [])

  return { open, send } as const
}
