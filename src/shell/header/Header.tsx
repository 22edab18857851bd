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
  if (made) return <header className="site-header" dangerouslySetInnerHTML={{ __html: made.header }} />
  return (
    <header className="site-header">
      <HeaderRow path={path} />
    </header>
  )
})

/** The contents of the header. */
export function HeaderRow({ path }: { path: string }) {
  const { header } = useSite()
  return (
    <Part>
      <div className="site-header-row container">
        <Brand on="light" />
        <MegaMenu path={path} />
        <div className="site-header-actions">
          <SearchLink path={path} />
          <SchemeButton />
          {header.actions.map((action) => (
            <ActionLink key={action.label} {...action} />
          ))}
        </div>
        <Sidebar path={path} />
      </div>
    </Part>
  )
}
