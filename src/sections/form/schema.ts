import { z } from 'zod'
import { Email, Href, Label, Markdown, Sentence, Slug, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

const field = {
  name: Slug.describe('Name of the value in what is sent.'),
  label: Label.describe('What the field is called.'),
  help: line(200).optional().describe('A hint under the field.'),
  required: z.boolean().default(false).describe('Must be filled in.'),
  requiredMessage: line(160)
    .optional()
    .describe('What the visitor reads beside the field when it is left empty; without it a sentence that suits its kind.'),
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
        .describe('What browsers may fill in.'),
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
        .array(z.strictObject({ value: Slug.describe('What is sent.'), label: Label.describe('What the visitor reads.') }))
        .min(2)
        .max(20)
        .describe('The choices.'),
      fromQuery: Slug.optional().describe('Name of the address parameter that preselects a choice, such as plan in ?plan=basic.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('agreement').describe('A box to tick.'),
      text: Markdown.describe('What the visitor agrees to, in Markdown.'),
    }),
  ])
  .describe('A field of the form.')

/** A heading and what stands under it, with the words that they have when config says nothing. */
const note = (title: string, text: string, about: string) =>
  z.strictObject({ title: Label.default(title).describe('Heading.'), text: Sentence.default(text).describe(about) }).prefault({})

export const behaviour = 'live'

/** A form whose fields, rules and delivery are declared here. */
export default section(
  'form',
  'A form: fields, rules, messages and where it is sent.',
  {
    ...heading,
    name: Slug.describe('Name of the form; drafts are kept under it.'),
    fields: z.array(Field).min(1).max(15).describe('The fields, top to bottom; fewer are better.'),
    submitLabel: Label.default('Send').describe('What the button says.'),
    delivery: z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('receiver').describe('Sent to the site’s own receiver, which passes it on to the recipients of site.json.'),
          subject: line(120).describe('What the message is about: the subject of its mail.'),
          recipients: z.array(Slug).min(1).max(8).optional().describe('Names of the recipients; without it all of site.json.'),
          thanks: Href.regex(/^\//, 'must be a page of this site such as /thank-you')
            .meta({
              kind: 'href',
              description:
                'Page of this site that visitors without JavaScript are led to afterwards, best one marked noindex; without it a short ' +
                'thank-you page.',
            })
            .optional(),
          mail: Email.optional().describe('Address that the visitor may write to when sending fails.'),
        }),
        z.strictObject({
          kind: z.literal('mailto').describe('Opens the visitor’s e-mail program; whether anything is sent is then up to the visitor.'),
          to: Email.describe('Address it is sent to.'),
          subject: line(120).describe('Subject of the mail.'),
        }),
        z.strictObject({
          kind: z.literal('endpoint').describe('Posts JSON to one of the backend services, which must allow the header Idempotency-Key.'),
          service: z.enum(['admin', 'user']).describe('Which backend of site.json.'),
          path: z
            .string()
            .max(200)
            .regex(/^\/[a-z0-9/-]*$/, 'must be a path such as /contact')
            .describe('Path below the backend’s address.'),
          mail: Email.optional().describe('Address that the visitor may write to when sending fails.'),
        }),
      ])
      .describe('Where it is sent.'),
    success: note('Thank you', 'Your message has arrived.', 'What happens next.').describe(
      'What the visitor reads once the message has arrived. A form that opens the e-mail program never says it: see opened.',
    ),
    held: note('We have your message', 'A person looks at it before it is passed on.', 'What happens to it.').describe(
      'What the visitor reads when the message has arrived but looks like spam, so that somebody looks at it first.',
    ),
    opened: note(
      'Your e-mail is ready',
      'Your e-mail program should have opened with your message. Nothing is sent until you send it there. If no program opened, copy the ' +
        'text below into an e-mail to this address:',
      'That the visitor has to send it, and what to do when no program opened; the address and the message stand below.',
    ).describe('What the visitor reads when the form opens the e-mail program.'),
    failure: Sentence.default('It could not be sent. What you typed is kept here; please try again.').describe(
      'What the visitor reads when sending failed.',
    ),
    waiting: z
      .strictObject({
        title: Label.default('Not sent yet').describe('Heading over a message that waits.'),
        offline: Sentence.default(
          'You are offline. Your message goes out by itself when the connection is back and this page is open.',
        ).describe('The visitor’s browser has no connection.'),
        away: Sentence.default(
          'Our server does not answer at the moment. While this page is open, it tries again by itself after a short pause.',
        ).describe('The receiver, or the backend, cannot be reached.'),
        busy: Sentence.default(
          'Our server takes no more messages at the moment. While this page is open, it tries again by itself after a pause.',
        ).describe('The receiver asks for a pause, because many messages arrive.'),
        kept: Sentence.default('It is kept in this browser only, so that closing the page loses nothing.').describe(
          'Said when the message is kept in the browser.',
        ),
        notKept: Sentence.default('This browser keeps nothing: please leave this page open until your message is sent.').describe(
          'Said when the browser refuses to keep the message.',
        ),
        earlier: Sentence.default('You have a message from {day} that was not sent. It is kept in this browser only.').describe(
          'Said on the next visit; {day} is the day on which it was written.',
        ),
        elsewhere: Sentence.default('This message was sent or deleted in another tab.').describe(
          'Said when another tab of the same browser took care of the message.',
        ),
        send: Label.default('Send now').describe('The button that sends a waiting message.'),
        change: Label.default('Change it').describe('The button that leads from a waiting message back to the form.'),
        remove: Label.default('Delete it').describe('The button that deletes a waiting message.'),
        removed: Label.default('The message was deleted.').describe('Said when it was deleted.'),
        byMail: Label.default('Send it by e-mail instead').describe('The link to the e-mail program where sending failed.'),
      })
      .prefault({})
      .describe('What the visitor reads while a message waits for its delivery.'),
    errorSummary: Label.default('Please check these fields').describe('Heading over the list of mistakes.'),
    messages: z
      .strictObject({
        empty: line(160).default('Please fill in this field.').describe('A field that was left empty.'),
        noChoice: line(160).default('Please choose one from the list.').describe('A list in which nothing was chosen.'),
        notTicked: line(160).default('Please tick this box if you agree.').describe('An agreement that was not ticked.'),
        notEmail: line(160)
          .default('Please enter a whole e-mail address, such as name@example.com.')
          .describe('Something that is no e-mail address.'),
        notNumber: line(160)
          .default('Please enter a whole number from {min} to {max}.')
          .describe('Something that is no number, or too small or large; {min} and {max} are the limits.'),
        tooLong: line(160).default('Please use no more than {max} characters.').describe('A text that is too long; {max} is the limit.'),
      })
      .prefault({})
      .describe('What the visitor reads beside a field that is not right yet. They are sentences of their own: the label stands above.'),
    aside: z
      .strictObject({ title: Label.describe('Heading of the text.'), body: Markdown.describe('The text, in Markdown.') })
      .optional()
      .describe('A text beside the form: what happens next, other ways to reach you.'),
    privacy: z
      .strictObject({ label: Label.meta({ description: 'What the link says.', kind: 'linkWords' }), href: Href })
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
      success: { title: 'Thank you', text: 'We answer within one working day.' },
    },
  ],
)
