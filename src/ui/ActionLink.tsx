import { useSite } from './SiteContext.ts'

/** What a button or link needs: the parsed `Action` of the config. */
type ActionLinkProps = { label: string; href: string; look: 'primary' | 'secondary' | 'quiet'; newTab: boolean; opens: 'page' | 'booking' }

/** A button that is a real link. Inside the site it is followed by the router; `opens: booking` is marked for the booking service. */
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
      {label}
      {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
    </a>
  )
}

/** Up to three buttons in a row; nothing when there are none. */
export function Actions({ actions }: { actions: ActionLinkProps[] }) {
  if (actions.length === 0) return null
  return (
    <div className="actions">
      {actions.map((action) => (
        <ActionLink key={action.label} {...action} />
      ))}
    </div>
  )
}
