import Button from '@mui/material/Button'
import { useSite } from './SiteContext.ts'

/** What a button or link needs: the parsed `Action` of the config. */
type ActionButtonProps = {
  label: string
  href: string
  look: 'primary' | 'secondary' | 'quiet'
  newTab: boolean
  opens: 'page' | 'booking'
}

const VARIANTS = { primary: 'contained', secondary: 'outlined', quiet: 'text' } as const

/** A button that is a real link. Inside the site it is followed by the router; `opens: booking` is marked for the booking service. */
export function ActionButton({ label, href, look, newTab, opens }: ActionButtonProps) {
  const { words } = useSite()
  return (
    <Button
      variant={VARIANTS[look]}
      href={href}
      data-booking={opens === 'booking' ? '' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}>
      {label}
      {newTab && <span className="visually-hidden"> ({words.newTab})</span>}
    </Button>
  )
}
