import { memo } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'

/**
 * The bar above the header; empty without an announcement. `announcement.js`, which the document loads before the first paint, closes it
 * and keeps it closed; without JavaScript there is no button.
 */
export const Announcement = memo(function Announcement() {
  const { announcement } = useSite()
  if (!announcement) return null
  const { text, link, tone, dismissible, name, closeLabel } = announcement
  return (
    <aside className="announcement" aria-label={name} data-tone={tone} data-scheme={tone === 'deep' ? 'dark' : undefined}>
      <div className="announcement-row container">
        <p>
          {text} {link && <a href={link.href}>{link.label}</a>}
        </p>
        {dismissible && (
          <button type="button" aria-label={closeLabel}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </aside>
  )
})
