import { MenuGroup } from '#src/shell/menu/MenuGroup.tsx'
import { relationToPage } from '#src/shell/menu/relationToPage.ts'
import { ActionLink } from '#src/shell/ActionLink.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/**
 * The whole navigation as open lists, followed by the header’s buttons (R3.3). `id` is the prefix of its ids, which are unique on the page.
 */
export function MenuLists({ id, path }: { id: string; path: string }) {
  const { words, header } = useSite()
  return (
    <nav className="menu-lists" aria-label={words.menu}>
      <ul role="list">
        {header.entries.map((entry) => (
          <li className="menu-lists-entry" key={entry.key}>
            {entry.path ? (
              <a
                className="menu-lists-title"
                href={entry.path}
                data-menu-item={entry.title}
                aria-current={relationToPage(entry.path, path) === 'page' ? 'page' : undefined}>
                {entry.title}
              </a>
            ) : (
              <p className="menu-lists-title">{entry.title}</p>
            )}
            {entry.groups.map((group) => (
              <MenuGroup key={group.key} group={group} id={`${id}_${entry.key}_${group.key}`} path={path} />
            ))}
          </li>
        ))}
      </ul>
      <div className="menu-lists-actions">
        {header.actions.map((action) => (
          <ActionLink key={action.label} {...action} />
        ))}
      </div>
    </nav>
  )
}
