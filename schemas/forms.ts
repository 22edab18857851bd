import { z } from 'zod'
import { Email, HttpsUrl, Slug } from './atoms.ts'

const name = Slug.describe('Name of this recipient, to which forms refer.')

const Sink = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('file').describe('Appends each message as a line of JSON to a file on the disk of the receiver.'),
      name,
    }),
    z.strictObject({
      kind: z.literal('mail').describe('Sends each message by e-mail. The environment variable FORMS_SMTP_URL sets the mail server.'),
      name,
      to: Email.describe('Address of the recipient.'),
      from: Email.describe('Address of the sender. The mail server must allow it.'),
    }),
    z.strictObject({
      kind: z
        .literal('webhook')
        .describe('Posts each message to another service, signed with the environment variable FORMS_WEBHOOK_SECRET.'),
      name,
      url: HttpsUrl.describe('Address of the service.'),
    }),
  ])
  .describe('A recipient of form messages.')

/** `forms` of `config/site.json`: handling of messages that visitors send with forms. */
export const Forms = z
  .strictObject({
    receiver: HttpsUrl.regex(/[^/]$/, 'must not end with a slash')
      .optional()
      .describe('Address of the receiver, such as https://forms.example.com, if the server of the site does not receive forms itself.'),
    recipients: z
      .array(Sink)
      .min(1)
      .max(8)
      .default([{ kind: 'file', name: 'file' }])
      .describe('Recipients of form messages.'),
    retryDays: z.int().min(1).max(30).default(7).describe('For how many days a failed delivery is retried.'),
    keepDays: z.int().min(1).max(3650).default(90).describe('After how many days the receiver deletes a delivered message.'),
    keepHeldDays: z.int().min(1).max(365).default(30).describe('After how many days the receiver deletes a message that looks like spam.'),
    perVisitor: z
      .strictObject({
        messages: z.int().min(1).max(1000).default(10).describe('Maximum number of messages.'),
        minutes: z.int().min(1).max(1440).default(10).describe('Period of the limit, in minutes.'),
      })
      .prefault({})
      .describe('Limit for the messages of one visitor. Further messages are held like spam.'),
    shortestSeconds: z
      .int()
      .min(0)
      .max(60)
      .default(2)
      .describe('Minimum time to fill in a form, in seconds. Faster messages are held like spam.'),
    proofOfWork: z
      .boolean()
      .default(false)
      .describe(
        'The browser solves a small puzzle (ALTCHA) before sending, which makes spam expensive. Messages sent without JavaScript are ' +
          'then held.',
      ),
  })
  .describe('Handling of messages that visitors send with forms.')
