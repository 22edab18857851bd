import { useSite } from '#src/ui/SiteContext.ts'

/** What a button or link needs: the parsed `Action` of the config. */
type ActionLinkProps = { label: string; href: string; look: 'primary' | 'secondary' | 'quiet'; newTab: boolean; opens: 'page' | 'booking' }

/**
 * A button of the shell that is a real link: in the theme's look, without MUI's code, which the first load of a page does without. Inside
 * the site it is followed by the router; `opens: booking` is marked for the booking service.
 */
export function ActionLink({ label, href, look, newTab, opens }: ActionLinkProps) {
  const { words } = useSite()
  return (
    <a
      className="action"
      data-look={look}
      data-booking={opens === 'booking' ? '' : undefined}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}>
      <span className="action-label">{label}</span>
      {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
    </a>
  )
}
