import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { ShellEntry } from '#src/site/menus/shellData.ts'
import { readableOn } from '#src/shell/menu/readableOn.ts'
import { relationToPage } from '#src/shell/menu/relationToPage.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

type Group = ShellEntry['groups'][number]

const TITLE = { primary: { variant: 'h4' } } as const

/** The navigation of the open sidebar: all entries with their groups open (R3.3), followed by the header’s buttons. */
export function SidebarLists({ path }: { path: string }) {
  const { words, header } = useSite()
  return (
    <nav aria-label={words.mainNavigation}>
      <List disablePadding>
        {header.entries.map((entry, index) => (
          <ListItem key={entry.key} className="sidebar-entry" disablePadding divider={index < header.entries.length - 1}>
            {entry.path ? (
              <PageLink href={entry.path} name={entry.title} path={path}>
                <ListItemText primary={entry.title} slotProps={TITLE} />
              </PageLink>
            ) : (
              <ListItemText inset primary={entry.title} slotProps={TITLE} />
            )}
            {entry.groups
              .filter(({ items }) => items.length > 0)
              .map((group) => (
                <Items key={group.key} group={group} id={`sidebar_${entry.key}_${group.key}`} path={path} />
              ))}
          </ListItem>
        ))}
      </List>
      <Stack className="sidebar-actions" spacing={1.5}>
        {header.actions.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
      </Stack>
    </nav>
  )
}

/** A group: its title with its tag, and its items as a list. */
function Items({ group, id, path }: { group: Group; id: string; path: string }) {
  const { words } = useSite()
  const { productTitle, tagContent, tagColor } = group
  const tag = tagColor && { bgcolor: tagColor, color: readableOn(tagColor) === 'light' ? 'brand.surface' : 'brand.ink' }
  return (
    <div className="menu-group">
      <ListSubheader component="p" disableSticky id={id}>
        {productTitle} {tagContent && <Chip component="span" size="small" label={tagContent} sx={tag || undefined} />}
      </ListSubheader>
      <List disablePadding aria-labelledby={id}>
        {group.items.map(({ service, feature, location, icon, newTab }) => (
          <ListItem key={location} disablePadding>
            <PageLink href={location} name={service} path={path} newTab={newTab}>
              <ListItemIcon className="menu-item-icon">
                <Icon name={icon} />
              </ListItemIcon>
              <ListItemText
                primary={
                  <>
                    {service}
                    {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
                  </>
                }
                secondary={feature}
              />
            </PageLink>
          </ListItem>
        ))}
      </List>
    </div>
  )
}

type PageLinkProps = { href: string; name: string; path: string; newTab?: boolean; children: ReactNode }

/** A linked line, marked if it leads to the current page. `name` names it for statistics (R6.1). */
function PageLink({ href, name, path, newTab = false, children }: PageLinkProps) {
  const isShown = relationToPage(href, path) === 'page'
  return (
    <ListItemButton
      component="a"
      href={href}
      selected={isShown}
      data-menu-item={name}
      aria-current={isShown ? 'page' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}>
      {children}
    </ListItemButton>
  )
}
