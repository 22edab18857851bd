import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A received mail: its recipient, and its full text with headers. */
export type ReceivedMail = { from: string; to: string[]; text: string; header(name: string): string | undefined }

/** A local mail server that stores received mails. */
export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** The answer to a complete mail; null accepts it. Called after the mail was received. */
  answer: (mail: ReceivedMail) => Error | null
  close(): Promise<void>
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const { mailFrom, rcptTo } = session.envelope
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text,
          header: (name) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(text.slice(0, text.indexOf('\r\n\r\n')))?.[1],
        }
        const refusal = mailServer.answer(mail)
        if (!refusal) mails.push(mail)
        done(refusal)
      })
    },
  })
  // A client may be killed in the middle of a command.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    answer: () => null,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return mailServer
}
