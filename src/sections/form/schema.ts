import { z } from 'zod'
import { Email, Href, Label, Markdown, Sentence, Slug, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

const field = {
  name: Slug.describe('Name of the value in the message.'),
  label: Label.describe('Label of the field.'),
  help: line(200).optional().describe('A hint under the field.'),
  required: z.boolean().default(false).describe('The field must be filled in.'),
  requiredMessage: line(160).optional().describe('Error text if the field is left empty; the default depends on its kind.'),
}

const Field = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...field,
      kind: z.literal('text').describe('One line of text.'),
      maxLength: z.int().min(1).max(1000).default(120).describe('Longest allowed text, in characters.'),
      autocomplete: z
        .enum(['name', 'given-name', 'family-name', 'organization', 'organization-title', 'tel', 'url', 'off'])
        .default('off')
        .describe('The value that browsers may fill in.'),
    }),
    z.strictObject({ ...field, kind: z.literal('email').describe('An e-mail address.') }),
    z.strictObject({
      ...field,
      kind: z.literal('long').describe('Several lines of text.'),
      maxLength: z.int().min(1).max(10_000).default(2000).describe('Longest allowed text, in characters.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('number').describe('A whole number.'),
      min: z.int().default(0).describe('Smallest allowed number.'),
      max: z.int().default(1_000_000).describe('Largest allowed number.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('choice').describe('One of several choices.'),
      options: z
        .array(z.strictObject({ value: Slug.describe('The value that is sent.'), label: Label.describe('Label for visitors.') }))
        .min(2)
        .max(20)
        .describe('The choices.'),
      fromQuery: Slug.optional().describe('Name of the address parameter that preselects a choice, such as plan in ?plan=basic.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('agreement').describe('A check box.'),
      text: Markdown.describe('The text that the visitor agrees to, in Markdown.'),
    }),
  ])
  .describe('A field of the form.')

/** A heading and the text below it, with default values. */
const note = (title: string, text: string, about: string) =>
  z.strictObject({ title: Label.default(title).describe('Heading.'), text: Sentence.default(text).describe(about) }).prefault({})

export const behaviour = 'live'

/** A form with its fields, rules and delivery. */
export default section(
  'form',
  'A form: fields, rules, messages and delivery.',
  {
    ...heading,
    name: Slug.describe('Name of the form; drafts are stored under it.'),
    fields: z.array(Field).min(1).max(15).describe('The fields, top to bottom; fewer is better.'),
    submitLabel: Label.default('Send').describe('Label of the button.'),
    delivery: z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('receiver').describe('Sent to the site’s own receiver, which forwards it to the recipients in site.json.'),
          subject: line(120).describe('Subject of the e-mail.'),
          recipients: z.array(Slug).min(1).max(8).optional().describe('Names of the recipients; default: all recipients in site.json.'),
          thanks: Href.regex(/^\//, 'must be a page of this site such as /thank-you')
            .meta({
              kind: 'href',
              description:
                'Page of this site to which visitors without JavaScript are redirected, ideally marked noindex; default: a short ' +
                'thank-you page.',
            })
            .optional(),
          mail: Email.optional().describe('Address for visitors if sending fails.'),
        }),
        z.strictObject({
          kind: z.literal('mailto').describe('Opens the visitor’s e-mail program, where the visitor sends the message.'),
          to: Email.describe('Address of the recipient.'),
          subject: line(120).describe('Subject of the e-mail.'),
        }),
        z.strictObject({
          kind: z.literal('endpoint').describe('Posts JSON to a backend service, which must allow the header Idempotency-Key.'),
          service: z.enum(['admin', 'user']).describe('Name of the backend in site.json.'),
          path: z
            .string()
            .max(200)
            .regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /contact')
            .describe('Path relative to the address of the backend.'),
          mail: Email.optional().describe('Address for visitors if sending fails.'),
        }),
      ])
      .describe('How the form is delivered.'),
    success: note('Thank you', 'Your message has arrived.', 'What happens next.').describe(
      'Shown when the message has arrived. Forms that open the e-mail program show `opened` instead.',
    ),
    held: note('We have your message', 'It will be reviewed before it is passed on.', 'What happens to it.').describe(
      'Shown when the message has arrived but looks like spam, so that it is reviewed first.',
    ),
    opened: note(
      'Your e-mail is ready',
      'Your e-mail program should have opened with your message. It is not sent until you send it there. If no program opened, copy the ' +
        'text below into an e-mail to this address:',
      'Asks the visitor to send the e-mail, and says what to do if no program opened. The address and the message follow.',
    ).describe('Shown when the form opens the e-mail program.'),
    failure: Sentence.default('Your message could not be sent. Your text is still here; please try again.').describe(
      'Shown when sending failed.',
    ),
    waiting: z
      .strictObject({
        title: Label.default('Not sent yet').describe('Heading above a waiting message.'),
        offline: Sentence.default(
          'You are offline. Your message will be sent automatically when you are online again and this page is open.',
        ).describe('The visitor’s browser has no connection.'),
        away: Sentence.default(
          'Our server is not responding. While this page is open, it tries again automatically after a short pause.',
        ).describe('The receiver, or the backend, cannot be reached.'),
        busy: Sentence.default(
          'Our server is receiving too many messages. While this page is open, it tries again automatically after a pause.',
        ).describe('The receiver asked for a pause, because many messages are arriving.'),
        kept: Sentence.default('It is saved in this browser only, so you can close the page without losing it.').describe(
          'Shown when the message is saved in the browser.',
        ),
        notKept: Sentence.default('This browser does not save messages: please keep this page open until yours is sent.').describe(
          'Shown when the browser cannot save the message.',
        ),
        earlier: Sentence.default('You have an unsent message from {day}. It is saved in this browser only.').describe(
          'Shown on the next visit; {day} is the day when it was written.',
        ),
        elsewhere: Sentence.default('This message was sent or deleted in another tab.').describe(
          'Shown when another tab of the same browser sent or deleted the message.',
        ),
        send: Label.default('Send now').describe('Button that sends a waiting message.'),
        change: Label.default('Change it').describe('Button that goes back from a waiting message to the form.'),
        remove: Label.default('Delete it').describe('Button that deletes a waiting message.'),
        removed: Label.default('The message was deleted.').describe('Shown after the message was deleted.'),
        byMail: Label.default('Send it by e-mail instead').describe('Link to the e-mail program, shown when sending failed.'),
      })
      .prefault({})
      .describe('Texts for visitors while a message waits to be sent.'),
    errorSummary: Label.default('Please check these fields').describe('Heading above the list of errors.'),
    messages: z
      .strictObject({
        empty: line(160).default('Please fill in this field.').describe('For an empty field.'),
        noChoice: line(160).default('Please choose one from the list.').describe('For a list without a choice.'),
        notTicked: line(160).default('Please tick this box if you agree.').describe('For an unticked agreement.'),
        notEmail: line(160)
          .default('Please enter a complete e-mail address, such as name@example.com.')
          .describe('For an invalid e-mail address.'),
        notNumber: line(160)
          .default('Please enter a whole number from {min} to {max}.')
          .describe('For an invalid number, or one outside the limits {min} and {max}.'),
        tooLong: line(160)
          .default('Please use no more than {max} characters.')
          .describe('For a text that is too long; {max} is the limit.'),
      })
      .prefault({})
      .describe('Error texts next to fields. Write complete sentences; the label is above.'),
    aside: z
      .strictObject({ title: Label.describe('Heading of the text.'), body: Markdown.describe('The text, in Markdown.') })
      .optional()
      .describe('A text next to the form: what happens next, other ways to reach you.'),
    privacy: z
      .strictObject({ label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }), href: Href })
      .optional()
      .describe('A link to the privacy policy.'),
  },
  [
    {
      title: 'Write to us',
      name: 'contact',
      fields: [
        { kind: 'text', name: 'name', label: 'Your name', required: true, autocomplete: 'name' },
        { kind: 'email', name: 'email', label: 'E-mail', required: true },
        {
          kind: 'choice',
          name: 'topic',
          label: 'Topic',
          options: [
            { value: 'repair', label: 'A repair' },
            { value: 'other', label: 'Something else' },
          ],
        },
        { kind: 'long', name: 'message', label: 'Message' },
        { kind: 'agreement', name: 'agreement', label: 'Agreement', text: 'I have read the terms.', required: true },
      ],
      delivery: { kind: 'receiver', subject: 'Message from the site', mail: 'hello@bikes.example' },
      success: { title: 'Thank you', text: 'We reply within one working day.' },
    },
  ],
)
