import type { Footer } from '#schemas/footer.ts'
import { useSite } from '#src/ui/SiteContext.ts'

type Link = Footer['legal'][number]

/** A link of the footer. `menuItem` names it for statistics (R6.1). */
export function FooterLink({ link, menuItem }: { link: Link; menuItem?: string | undefined }) {
  const { words } = useSite()
  const { label, location, newTab } = link
  return (
    <a href={location} data-menu-item={menuItem} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
      {label}
      {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
    </a>
  )
}
