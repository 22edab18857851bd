import { z } from 'zod'
import { Email, HttpsUrl, Slug } from './atoms.ts'

const name = Slug.describe('Name of this recipient, for forms that name their recipients.')

const Sink = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file').describe('Adds each message as a line of JSON to a file on the receiver’s disk.'), name }),
    z.strictObject({
      kind: z.literal('mail').describe('Sends each message by e-mail. FORMS_SMTP_URL in the environment names the mail server.'),
      name,
      to: Email.describe('Address it is sent to.'),
      from: Email.describe('Address it comes from; the mail server must allow it.'),
    }),
    z.strictObject({
      kind: z.literal('webhook').describe('Posts each message to another service, signed with FORMS_WEBHOOK_SECRET of the environment.'),
      name,
      url: HttpsUrl.describe('Address it is posted to.'),
    }),
  ])
  .describe('A recipient of messages.')

/** `forms` of `config/site.json`: what becomes of messages that visitors send by forms. */
export const Forms = z
  .strictObject({
    receiver: HttpsUrl.regex(/[^/]$/, 'must not end in a slash')
      .optional()
      .describe('Address of the receiver, where the site’s own server does not receive forms, such as https://forms.example.com.'),
    recipients: z
      .array(Sink)
      .min(1)
      .max(8)
      .default([{ kind: 'file', name: 'file' }])
      .describe('Where messages go.'),
    retryDays: z.int().min(1).max(30).default(7).describe('How many days a delivery that fails is tried again.'),
    keepDays: z.int().min(1).max(3650).default(90).describe('After how many days a delivered message is deleted by the receiver.'),
    keepHeldDays: z.int().min(1).max(365).default(30).describe('After how many days a message that looks like spam is deleted.'),
    perVisitor: z
      .strictObject({
        messages: z.int().min(1).max(1000).default(10).describe('Number of messages.'),
        minutes: z.int().min(1).max(1440).default(10).describe('The minutes in which these messages may come.'),
      })
      .prefault({})
      .describe('How many messages one visitor may send; more are held like spam.'),
    shortestSeconds: z.int().min(0).max(60).default(2).describe('Whoever fills in a form faster than this is held like spam, in seconds.'),
    proofOfWork: z
      .boolean()
      .default(false)
      .describe(
        'Lets the browser solve a small puzzle (ALTCHA) before it sends, which makes spam dear. Messages sent without JavaScript are then held.',
      ),
  })
  .describe('What becomes of messages that visitors send by forms.')
