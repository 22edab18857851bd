import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { CallToActionRoot } from './CallToActionRoot.ts'

/** A closing invitation: a deep panel, a deep full-width band, or plain text between the sections. */
export default function CallToAction({ variant, title, text, actions }: ViewProps<'callToAction'>) {
  return (
    <CallToActionRoot className="reveal" data-variant={variant} data-scheme={variant === 'quiet' ? undefined : 'dark'}>
      <div className="words">
        <Typography variant="h2">{title}</Typography>
        {text && <Typography variant="subtitle1">{text}</Typography>}
      </div>
      <Actions actions={actions} />
    </CallToActionRoot>
  )
}
