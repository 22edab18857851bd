import { memo, use } from 'react'
import { Brand } from '#src/shell/brand/Brand.tsx'
import { MegaMenu } from '#src/shell/megaMenu/MegaMenu.tsx'
import { SchemeButton } from '#src/shell/scheme/SchemeButton.tsx'
import { SearchLink } from '#src/shell/search/SearchLink.tsx'
import { Sidebar } from '#src/shell/sidebar/Sidebar.tsx'
import { ActionLink } from '#src/shell/ActionLink.tsx'
import { MadeHtmlContext } from '#src/ui/MadeHtml.ts'
import { Part } from '#src/ui/Part.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/**
 * The header of every page with the main layout. `path` is the page’s path, without query, anchor or trailing slash; when it changes, open
 * menus close.
 */
export const Header = memo(function Header({ path }: { path: string }) {
  const made = use(MadeHtmlContext)
  const { header } = useSite()
  const frame = {
    className: 'site-header',
    'data-layout': header.layout,
    'data-condensed': header.isCondensed && '',
    'data-over': header.isOver && '',
  }
  if (made) return <header {...frame} dangerouslySetInnerHTML={{ __html: made.header }} />
  return (
    <header {...frame}>
      <HeaderRow path={path} />
    </header>
  )
})

/** The contents of the header. */
export function HeaderRow({ path }: { path: string }) {
  const { header } = useSite()
  const brand = <Brand key="brand" on="light" isOver={header.isOver} />
  const menu = <MegaMenu key="menu" path={path} />
  const actions = (
    <div key="actions" className="site-header-actions">
      <SearchLink path={path} />
      <SchemeButton />
      {header.actions.map((action) => (
        <ActionLink key={action.label} {...action} />
      ))}
    </div>
  )
  // In the order in which they are read, so that the focus moves the same way.
  const inOrder = { centered: [brand, actions, menu], split: [menu, brand, actions] }
  return (
    <Part>
      <div className="site-header-row container">
        {header.layout ? inOrder[header.layout] : [brand, menu, actions]}
        <Sidebar path={path} />
      </div>
    </Part>
  )
}
