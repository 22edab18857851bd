import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const SEVERITIES = { calm: 'success', warning: 'warning' } as const

/** A note that stands out; a warning has its own colour beside its icon and words. */
export default function Callout({ icon, title, body, action, mood }: ViewProps<'callout'>) {
  return (
    // It is part of the text: nothing has happened that would have to be called out.
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
