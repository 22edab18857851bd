import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { usePathChange } from '#src/shell/menu/usePathChange.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { MenuFallback } from './MenuFallback.tsx'
import type { SidebarDrawerProps } from './SidebarDrawer.tsx'
import { MENU_BUTTON_ID } from './menuButtonId.ts'
import { nextOpener } from './opener.ts'
import type { Opener, OpenerEvent } from './opener.ts'
import { useSidebar } from './useSidebar.ts'

const DRAWER_ID = 'sidebar'
const drawer = lazyView<SidebarDrawerProps>('sidebar', () => import('./SidebarDrawer.tsx').then((module) => module.SidebarDrawer))
const prefetch = () => void drawer.preload().catch(() => {})
const lists: readonly Opener[] = ['plain list', 'list waits', 'open list']

/**
 * The navigation up to 1200 px (R3.3): a hamburger and its sidebar, whose code is fetched at the first sign of intent.
 * Until the component is live, and where that code cannot be had, plain lists under the header serve.
 */
export function Sidebar({ path }: { path: string }) {
  const { words } = useSite()
  const { open, send } = useSidebar(path)
  const [opener, dispatch] = useReducer(nextOpener, 'plain list')
  const list = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const heldFocus = useRef(false)
  const showsList = lists.includes(opener)
  const waits = opener === 'list waits' || opener === 'button waits'

  // List and button stand for each other, so focus on the one that goes passes to the one that comes.
  const exchange = useEffectEvent((event: OpenerEvent) => {
    heldFocus.current = (list.current ?? button.current)?.contains(document.activeElement) ?? false
    dispatch(event)
  })

  useLayoutEffect(() => {
    if (heldFocus.current) (showsList ? list.current?.querySelector('summary') : button.current)?.focus()
    heldFocus.current = false
  }, [showsList])

  useEffect(() => exchange(list.current?.open ? 'start.open' : 'start.closed'), [])

  useEffect(() => {
    if (!waits) return
    let asked = true
    drawer.preload().then(
      () => asked && exchange('arrive'),
      () => asked && exchange('fail'),
    )
    return () => {
      asked = false
    }
  }, [waits])

  // The drawer slides in only when it was there before, closed.
  useEffect(() => {
    if (opener === 'drawer') send({ type: 'toggle.press' })
  }, [opener, send])

  usePathChange(path, () => dispatch('leave'))

  return (
    <>
      {showsList ? (
        <MenuFallback path={path} open={opener !== 'plain list'} ref={list} />
      ) : (
        <button
          type="button"
          className="menu-button"
          id={MENU_BUTTON_ID}
          ref={button}
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? DRAWER_ID : undefined}
          onPointerEnter={prefetch}
          onPointerDown={prefetch}
          onFocus={prefetch}
          onClick={() => (opener === 'drawer' ? send({ type: 'toggle.press' }) : dispatch('press'))}>
          <Glyph name="bars" />
        </button>
      )}
      {opener === 'drawer' && <drawer.View id={DRAWER_ID} path={path} open={open} send={send} />}
    </>
  )
}
