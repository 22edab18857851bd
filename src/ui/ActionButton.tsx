import Button from '@mui/material/Button'
import { useSite } from './SiteContext.ts'

/** The properties of a button or link: the parsed `Action` of config. */
type ActionButtonProps = {
  label: string
  href: string
  look: 'primary' | 'secondary' | 'quiet'
  newTab: boolean
  opens: 'page' | 'booking'
}

const VARIANTS = { primary: 'contained', secondary: 'outlined', quiet: 'text' } as const

/** A button that is a link. The router handles internal links; `opens: booking` marks the link for the booking service. */
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
