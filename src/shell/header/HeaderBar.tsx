import { memo } from 'react'
import { Part } from '#src/ui/Part.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/** The thin bar above the header; empty if config has none. */
export const HeaderBar = memo(function HeaderBar() {
  const { bar } = useSite().header
  if (!bar) return null
  const { text, links, tone, name } = bar
  return (
    <Part>
      <aside className="header-bar" aria-label={name} data-tone={tone} data-scheme={tone === 'deep' ? 'dark' : undefined}>
        <div className="header-bar-row container">
          {text && <p>{text}</p>}
          {links.length > 0 && (
            <ul role="list">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </aside>
    </Part>
  )
})
