import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const SEVERITIES = { calm: 'success', warning: 'warning' } as const

/** A highlighted note; a warning has its own colour as well as an icon and text. */
export default function Callout({ icon, title, body, action, mood }: ViewProps<'callout'>) {
  return (
    // It is part of the text, not an event to announce.
    <Alert
      className="reveal"
      variant="note"
      role="note"
      severity={SEVERITIES[mood]}
      icon={<Icon name={icon} />}
      action={action && <ActionButton {...action} />}>
      <AlertTitle component="h2">{title}</AlertTitle>
      <Html html={body} />
    </Alert>
  )
}
