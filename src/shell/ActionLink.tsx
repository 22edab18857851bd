import { useSite } from '#src/ui/SiteContext.ts'

/** The properties of a button or link: the parsed `Action` of config. */
type ActionLinkProps = { label: string; href: string; look: 'primary' | 'secondary' | 'quiet'; newTab: boolean; opens: 'page' | 'booking' }

/**
 * A button of the shell that is a link: styled by the theme without MUI’s code, which the first load does not contain. The router handles
 * internal links; `opens: booking` marks the link for the booking service.
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
