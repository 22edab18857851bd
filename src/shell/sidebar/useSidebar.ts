import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { watchWindow } from '#src/shell/watchWindow.ts'
import { lockScroll, unlockScroll } from './scrollLock.ts'
import { type SidebarCloseReason, type SidebarEvent, sidebarMachine } from './sidebar.machine.ts'

/** The id of the hamburger, which replaces the mega menu on narrow screens. */
export const MENU_BUTTON_ID = 'menu-button'

const focusButton = () => document.getElementById(MENU_BUTTON_ID)?.focus()
const leaveToPage = () => {}

const focusAfter: Record<SidebarCloseReason, () => void> = {
  toggle: focusButton,
  close: focusButton,
  escape: focusButton,
  backdrop: focusButton,
  // A page that arrives takes the focus. There may be none: the item may lead to the current page or to another tab.
  item: () => (document.activeElement === document.body || document.activeElement?.closest('[inert]')) && focusButton(),
  route: leaveToPage,
  restore: leaveToPage,
  widen: () => document.querySelector<HTMLElement>('.mega-menu :is(a, button)')?.focus(),
}

/**
 * Runs the sidebar’s machine: it follows the window and `path`, fetches the drawer with `loadDrawer`, locks scrolling and moves the focus.
 * `list` and `button` are refs of two elements, of which one is in the document.
 */
export function useSidebar(path: string, loadDrawer: () => Promise<void>) {
  const list = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const heldFocus = useRef(false)
  const [closing, setClosing] = useState<{ reason: SidebarCloseReason } | null>(null)
  const [machine] = useState(() =>
    sidebarMachine.provide({ actions: { lockScroll, unlockScroll, returnFocus: (_args, { reason }) => setClosing({ reason }) } }),
  )
  const [snapshot, send] = useMachine(machine)
  const opener = snapshot.matches({ opener: 'list' }) ? 'list' : 'button'
  const isLoading = snapshot.hasTag('loading')
  const hasDrawer = snapshot.matches({ opener: { button: 'ready' } })

  // List and button replace each other, so the focus passes from the old one to the new one.
  const exchange = useEffectEvent((event: SidebarEvent) => {
    heldFocus.current = (list.current ?? button.current)?.contains(document.activeElement) ?? false
    send(event)
  })

  useLayoutEffect(() => {
    if (heldFocus.current) (opener === 'list' ? list.current?.querySelector('summary') : button.current)?.focus()
    heldFocus.current = false
  }, [opener])

  useEffect(
    () =>
      watchWindow({
        width: (width) => send({ type: width === 'narrow' ? 'window.narrow' : 'window.widen' }),
        restore: () => send({ type: 'page.restore' }),
      }),
    [send],
  )

  useEffect(() => exchange({ type: 'component.hydrate', list: list.current?.open ? 'open' : 'closed' }), [])

  useEffect(() => {
    if (!isLoading) return
    let isAwaited = true
    loadDrawer().then(
      () => isAwaited && exchange({ type: 'code.arrive' }),
      () => isAwaited && exchange({ type: 'code.fail' }),
    )
    return () => {
      isAwaited = false
    }
  }, [isLoading, loadDrawer])

  // Only a drawer that was in the document, closed, is animated.
  useEffect(() => {
    if (hasDrawer) send({ type: 'drawer.mount' })
  }, [hasDrawer, send])

  usePathChange(path, () => send({ type: 'route.change' }))

  // By now the dialog no longer traps the focus.
  useEffect(() => {
    if (closing) focusAfter[closing.reason]()
  }, [closing])

  useEffect(() => unlockScroll, [])

  return {
    list,
    button,
    opener,
    hasDrawer,
    listOpen: opener === 'list' && !snapshot.matches({ opener: { list: 'idle' } }),
    open: snapshot.matches({ drawer: 'open' }),
    send,
  } as const
}
