import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { lazyView } from '#src/ui/lazyView.tsx'
import { MenuLists } from './MenuLists.tsx'
import type { SidebarDrawerProps } from './SidebarDrawer.tsx'
import { MENU_BUTTON_ID, useSidebar } from './useSidebar.ts'

const DRAWER_ID = 'sidebar'
const drawer = lazyView<SidebarDrawerProps>('sidebar', () => import('./SidebarDrawer.tsx').then((module) => module.SidebarDrawer))
const prefetch = () => void drawer.preload().catch(() => {})

/**
 * The navigation up to 1200 px (R3.3): a hamburger button and its sidebar, whose code is fetched when it is about to be used. Until the
 * component hydrates, and if that code cannot be loaded, a list below the header replaces it, with the same size and position and without
 * JavaScript.
 */
export function Sidebar({ path }: { path: string }) {
  const { words } = useSite()
  const { list, button, opener, listOpen, hasDrawer, open, send } = useSidebar(path, drawer.preload)
  return (
    <>
      {opener === 'list' ? (
        <details className="menu-fallback" open={listOpen} ref={list}>
          <summary className="menu-button">
            <Glyph name="bars" />
            <span className="visually-hidden">{words.menu}</span>
          </summary>
          <div className="menu-fallback-panel">
            <MenuLists id="menu-fallback" path={path} />
          </div>
        </details>
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
          onClick={() => send({ type: 'toggle.press' })}>
          <Glyph name="bars" />
        </button>
      )}
      {hasDrawer && <drawer.View id={DRAWER_ID} path={path} open={open} send={send} />}
    </>
  )
}
