import { createTransport } from 'nodemailer'
import { errorCode } from '#src/node/files/systemError.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { DeliveryError } from './deliveryError.ts'
import type { Message } from './messageOf.ts'
import type { Sink } from './sink.ts'

/** Where mails go and come from. `server` is an address such as `smtps://user:password@mail.example.com`. */
export type MailOptions = { name: string; to: string; from: string; server: string; patienceMs?: number }

/** An address that is safe in a header whatever reads it: nothing that could end it, quote it or begin another one. */
const PLAIN_ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}$/

/**
 * Sends each message by e-mail. Nothing that a visitor typed stands in a header but a plain e-mail address, to answer to. A message that is
 * sent again has the same `Message-ID`, by which mail programs know that it is the same.
 */
export function mailSink(
  { name, to, from, server, patienceMs = 20_000 }: MailOptions,
  messageOf: (submission: Submission) => Message,
): Sink {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs }
  const transport = createTransport({ url: server, ...limits, disableFileAccess: true, disableUrlAccess: true })
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    name,
    atOnce: 4,
    async deliver(submission) {
      const { id, form, at, page } = submission
      const { subject, text, email } = messageOf(submission)
      try {
        await transport.sendMail({
          envelope: { from, to },
          from: { name: '', address: from },
          to: { name: '', address: to },
          ...(email && PLAIN_ADDRESS.test(email) ? { replyTo: { name: '', address: email } } : {}),
          subject: oneLine(subject),
          text: `${text}\n\n-- \n${form}${page && ` · ${page}`} · ${new Date(at).toISOString()} · ${id}\n`,
          messageId: `<${id}@${host}>`,
          date: new Date(at),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Submission': id },
        })
      } catch (error) {
        throw new DeliveryError(reasonOf(error), { cause: error })
      }
    },
    close: () => transport.close(),
  }
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return withoutAddresses(
    `the mail server ${response ? `answered ${response}` : `failed: ${message ?? errorCode(error) ?? 'no reason given'}`}`,
  )
}

/** A text of another program without the addresses of people in it, cut to a length that fits a line. */
function withoutAddresses(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/[^\s<>"']{1,64}@[^\s<>"']{1,255}/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200)
}
