import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { errorCode } from '#src/node/files/systemError.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { filesOf } from './filesOf.ts'
import { DeliveryError } from './deliveryError.ts'
import type { Message } from './messageOf.ts'
import type { Sink } from './sink.ts'

/** The mail server and sender. `server` is a URL such as `smtps://user:password@mail.example.com`. */
export type MailOptions = { name: string; to: string; from: string; server: string; patienceMs?: number }

/** Maximum length of a name in a header, in letters. */
const MOST_NAME = 60

/** An address that is safe in a header for every parser: nothing that could end it, quote it or start another one. */
const PLAIN_ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}$/

/**
 * Sends each message by e-mail. Of the visitor’s input, headers contain only a plain e-mail address to reply to and the start of a name,
 * which distinguishes mails; of the name, only letters, digits and the characters between them. A message sent again has the same
 * `Message-ID`, by which mail programs recognize it.
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
    async deliver(submission, contentOf) {
      const { id, form, at, page } = submission
      const { subject, text, email, name } = messageOf(submission)
      const writer = plainName(name)
      const address = answerAddress(email)
      const files = await filesOf(submission, contentOf)
      try {
        await transport.sendMail({
          envelope: { from, to },
          from: { name: '', address: from },
          to: { name: '', address: to },
          ...(address === undefined ? {} : { replyTo: { name: writer, address } }),
          // Mail programs group mails with the same subject into a thread.
          subject: `${oneLine(subject)} (${writer && `${writer}, `}${id.slice(-6)})`,
          text: `${text}\n\n-- \n${form}${page && ` · ${page}`} · ${new Date(at).toISOString()} · ${id}\n`,
          attachments: files.map(({ name: filename, type: contentType, content }) => ({ filename, contentType, content })),
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

/**
 * The reply address, with its host in the ASCII form that mail servers use; undefined if it may not be safe in a header. An address with
 * non-ASCII characters before the @ is left out: a mail server without support for it would reject the entire mail.
 */
function answerAddress(email = ''): string | undefined {
  const at = email.lastIndexOf('@')
  const host = domainToASCII(email.slice(at + 1))
  const address = `${email.slice(0, at)}@${host}`
  return at > 0 && host !== '' && PLAIN_ADDRESS.test(address) ? address : undefined
}

function plainName(name = ''): string {
  return oneLine(name.replace(/[^\p{L}\p{M}\p{N}.'’-]+/gu, ' ')).slice(0, MOST_NAME)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function reasonOf(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string }
  return withoutAddresses(
    `the mail server ${response ? `answered ${response}` : `failed: ${message ?? errorCode(error) ?? 'unknown reason'}`}`,
  )
}

/** Text from another program without e-mail addresses, truncated to fit a line. */
function withoutAddresses(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/[^\s<>"']{1,64}@[^\s<>"']{1,255}/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, 200)
}
