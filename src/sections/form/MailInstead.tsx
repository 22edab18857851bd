import Link from '@mui/material/Link'
import { messageText } from '#src/site/forms/messageText.ts'
import type { Values } from '#src/site/forms/formTypes.ts'
import type { FormView } from './FormView.ts'
import { mailtoHref } from './mailtoHref.ts'

/**
 * The e-mail alternative after a failed submission: a link with the typed text, and the address itself; nothing if config has no address.
 */
export function MailInstead({ title, fields, delivery, waiting, values }: FormView & { values: Values }) {
  if (delivery.kind === 'mailto' || !delivery.mail) return null
  const subject = delivery.kind === 'receiver' ? delivery.subject : title
  return (
    <p className="by-mail">
      <Link href={mailtoHref({ to: delivery.mail, subject }, messageText(fields, values))}>{waiting.byMail}</Link> ({delivery.mail})
    </p>
  )
}
