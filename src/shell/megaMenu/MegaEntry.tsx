import { memo } from 'react'
import type { ShellEntry } from '#src/site/menus/shellData.ts'
import { MENU_PANEL_COLUMNS } from '#src/site/constants.ts'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { MenuGroup } from '#src/shell/menu/MenuGroup.tsx'
import { relationToPage } from '#src/shell/menu/relationToPage.ts'
import type { Variables } from '#src/shell/variables.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import type { MegaMenuEvent } from './megaMenu.machine.ts'

type MegaEntryProps = {
  entry: ShellEntry
  path: string
  /** `css`: CSS alone opens the panel on hover and focus. */
  panel: 'open' | 'closed' | 'css'
  send(event: MegaMenuEvent): void
}

/**
 * An entry of the mega menu; with a panel it has a button that opens it, next to its link or instead of one. It renders again only when its
 * own panel opens or closes.
 */
export const MegaEntry = memo(function MegaEntry({ entry, path, panel, send }: MegaEntryProps) {
  const { words } = useSite()
  const { key, title, groups, leftOffset } = entry
  const panelId = `mega_panel_${key}`
  const holdsPage = groups.some(({ items }) => items.some(({ location }) => relationToPage(location, path) === 'page'))
  const own = entry.path ? relationToPage(entry.path, path) : 'elsewhere'
  const current = own === 'page' ? 'page' : own === 'above' || holdsPage ? 'true' : undefined
  const link = entry.path !== '' && (
    <a className="mega-link" href={entry.path} data-menu-item={title} aria-current={current}>
      {title}
    </a>
  )
  if (!entry.hasDropdown) {
    return (
      <li className="mega-item">
        <div className="mega-entry">{link}</div>
      </li>
    )
  }

  // Four groups are two by two, because three and one would leave a gap; more than six need a third row.
  const columns = groups.length > MENU_PANEL_COLUMNS.wide ? Math.min(Math.ceil(groups.length / 2), MENU_PANEL_COLUMNS.wide) : groups.length
  const style: Variables = { '--left-offset': `${leftOffset}px`, '--columns': columns }
  const button = {
    type: 'button',
    'aria-expanded': panel === 'open',
    'aria-controls': panelId,
    onClick: () => send({ type: 'trigger.press', key }),
  } as const
  return (
    <li className="mega-item" data-key={key}>
      <div
        className="mega-entry"
        onPointerEnter={({ pointerType }) => send({ type: 'pointer.enter', key, pointerType })}
        onPointerLeave={() => send({ type: 'pointer.leave' })}>
        {link || (
          <button {...button} className="mega-link" aria-current={current}>
            {title}
            <Glyph name="chevron" />
          </button>
        )}
        {link && (
          <button {...button} className="mega-toggle" aria-label={words.showSubmenu.replace('{title}', title)}>
            <Glyph name="chevron" />
          </button>
        )}
      </div>
      <div
        className="mega-panel"
        id={panelId}
        data-open={panel === 'open' ? '' : undefined}
        inert={panel === 'closed'}
        style={style}
        onPointerEnter={() => send({ type: 'panel.enter' })}
        onPointerLeave={() => send({ type: 'pointer.leave' })}>
        <div className="mega-card">
          {groups.map((group) => (
            <MenuGroup key={group.key} group={group} id={`mega_${key}_${group.key}`} path={path} />
          ))}
        </div>
      </div>
    </li>
  )
})
