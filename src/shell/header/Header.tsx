import { memo } from 'react'
import { Brand } from '#src/shell/brand/Brand.tsx'
import { MegaMenu } from '#src/shell/megaMenu/MegaMenu.tsx'
import { Sidebar } from '#src/shell/sidebar/Sidebar.tsx'
import { ActionLink } from '#src/shell/ActionLink.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/**
 * The header of every page of the main layout. `path` is the path of the page, without query, anchor or a slash at the
 * end; when it changes, open menus close.
 */
export const Header = memo(function Header({ path }: { path: string }) {
  const { header } = useSite()
  return (
    <header className="site-header">
      <div className="site-header-row container">
        <Brand on="light" />
        <MegaMenu path={path} />
        <div className="site-header-actions">
          {header.actions.map((action) => (
            <ActionLink key={action.label} {...action} />
          ))}
        </div>
        <Sidebar path={path} />
      </div>
    </header>
  )
})
