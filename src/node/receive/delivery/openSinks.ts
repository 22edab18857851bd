import type { Clock } from '#src/node/receive/clock.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import type { Secrets } from '#src/node/receive/environment.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { fileSink } from './fileSink.ts'
import { mailSink } from './mailSink.ts'
import type { Message } from './messageOf.ts'
import type { Sink } from './sink.ts'
import { webhookSink } from './webhookSink.ts'

/** A recipient as declared in config. */
export type Recipient = SiteSettings['forms']['recipients'][number]

/** `folder` contains the files with messages. */
export type SinkOptions = {
  folder: string
  secrets: Secrets
  clock: Clock
  messageOf: (submission: Submission) => Message
  /** Called for each recipient whose deliveries need a missing setting. */
  log: (line: string) => void
}

/** The sinks that deliver messages. Messages for recipients whose secret is missing from the environment wait. */
export function openSinks(recipients: readonly Recipient[], { folder, secrets, clock, messageOf, log }: SinkOptions): Sink[] {
  const missing = (name: string, secret: string, example: string) => {
    log(`Messages for "${name}" are not delivered yet: set ${secret} in the environment, such as ${example}, and restart.`)
    return []
  }
  return recipients.flatMap((recipient) => {
    const { name } = recipient
    if (recipient.kind === 'file') return [fileSink(folder, name, messageOf)]
    if (recipient.kind === 'mail') {
      const { smtpUrl } = secrets
      if (!smtpUrl) return missing(name, 'FORMS_SMTP_URL', 'smtps://user:password@mail.example.com')
      return [mailSink({ ...recipient, server: smtpUrl }, messageOf)]
    }
    const { webhookSecret } = secrets
    if (!webhookSecret) return missing(name, 'FORMS_WEBHOOK_SECRET', 'a long random text')
    return [webhookSink({ ...recipient, secret: webhookSecret, clock }, messageOf)]
  })
}
