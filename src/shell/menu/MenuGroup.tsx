import { memo } from 'react'
import type { ShellEntry } from '#src/site/menus/shellData.ts'
import type { Variables } from '#src/shell/variables.ts'
import { MenuItemLink } from './MenuItemLink.tsx'
import { readableOn } from './readableOn.ts'

type Group = ShellEntry['groups'][number]

/**
 * A group of a menu: its title with its tag, and its items as a list; nothing when it has no items. `id` is unique on
 * the page.
 */
export const MenuGroup = memo(function MenuGroup({ group, id, path }: { group: Group; id: string; path: string }) {
  if (group.items.length === 0) return null
  return (
    <div className="menu-group">
      <p className="menu-group-title" id={id}>
        {group.productTitle}
        {group.tagContent && <Tag text={group.tagContent} color={group.tagColor} />}
      </p>
      <ul role="list" aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.location}>
            <MenuItemLink item={item} path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
})

function Tag({ text, color }: { text: string; color: string | undefined }) {
  const style: Variables | undefined = color ? { '--tag': color } : undefined
  return (
    <>
      {' '}
      <span className="menu-tag" data-text={color ? readableOn(color) : 'dark'} style={style}>
        {text}
      </span>
    </>
  )
}
