import type { MenuItem } from '#schemas/header.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { relationToPage } from './relationToPage.ts'

/** A menu item as a link: icon, name and the line below. `data-menu-item` names it for statistics (R6.1). */
export function MenuItemLink({ item, path }: { item: MenuItem; path: string }) {
  const { words } = useSite()
  const { service, feature, location, icon, newTab } = item
  return (
    <a
      className="menu-item"
      href={location}
      data-menu-item={service}
      aria-current={relationToPage(location, path) === 'page' ? 'page' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}>
      <span className="menu-item-icon">
        <Icon name={icon} />
      </span>
      <span className="menu-item-text">
        <span className="menu-item-service">
          {service}
          {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
        </span>
        {feature && <span className="menu-item-feature">{feature}</span>}
      </span>
    </a>
  )
}
