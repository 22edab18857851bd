import type { Ref } from 'react'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { MenuLists } from './MenuLists.tsx'

/**
 * The hamburger that needs no JavaScript: the same size and place as the real one, with the whole navigation under the
 * header.
 */
export function MenuFallback({ path, open, ref }: { path: string; open: boolean; ref: Ref<HTMLDetailsElement> }) {
  const { words } = useSite()
  return (
    <details className="menu-fallback" open={open} ref={ref}>
      <summary className="menu-button">
        <Glyph name="bars" />
        <span className="visually-hidden">{words.menu}</span>
      </summary>
      <div className="menu-fallback-panel">
        <MenuLists id="menu-fallback" path={path} />
      </div>
    </details>
  )
}
