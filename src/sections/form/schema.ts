import { z } from 'zod'
import { Email, Href, Label, Markdown, Slug, heading, line } from '#schemas/atoms.ts'
import { formOverrides } from '#schemas/formWords.ts'
import { section } from '#schemas/section.ts'

const field = {
  name: Slug.describe('Name of the value in the message.'),
  label: Label.describe('Label of the field.'),
  help: line(200).optional().describe('A hint under the field.'),
  required: z.boolean().default(false).describe('The field must be filled in.'),
  requiredMessage: line(160).optional().describe('Error text if the field is left empty; the default depends on its kind.'),
  step: Label.optional().describe('Title of the step of the form that begins with this field. Without JavaScript all steps are shown.'),
  when: z
    .strictObject({
      field: Slug.describe('Name of a field above this one, of the kind choice, choices or agreement.'),
      is: z.array(Slug).min(1).max(20).optional().describe('The choices with which this field is shown; default: any.'),
    })
    .optional()
    .describe('Shows the field only with certain answers to another one. Without JavaScript it is always shown, and ignored otherwise.'),
}

const options = z
  .array(z.strictObject({ value: Slug.describe('The value that is sent.'), label: Label.describe('Label for visitors.') }))
  .min(2)
  .max(20)
  .describe('The choices.')

const dateLimit = (about: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:today(?:[+-]\\d{1,4})?|${z.core.regexes.date.source.slice(1, -1)})$`),
      'must be a date such as 2026-12-24, today, or days from today such as today+14',
    )
    .optional()
    .describe(about)

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
      options,
      fromQuery: Slug.optional().describe('Name of the address parameter that preselects a choice, such as plan in ?plan=basic.'),
    }),
    z.strictObject({ ...field, kind: z.literal('phone').describe('A phone number.') }),
    z.strictObject({
      ...field,
      kind: z.literal('date').describe('A day, chosen in the calendar of the browser.'),
      min: dateLimit('First allowed day: a date, today, or days from today such as today+2.'),
      max: dateLimit('Last allowed day: a date, today, or days from today such as today+90.'),
      weekdays: z
        .array(z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))
        .min(1)
        .max(6)
        .optional()
        .describe('Allowed weekdays; default: all. Name them in `help`, because the calendars of browsers offer every day.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('choices').describe('Any number of several choices, as check boxes.'),
      options,
      min: z.int().min(1).max(20).optional().describe('Fewest choices, unless the field is optional and left empty.'),
      max: z.int().min(1).max(20).optional().describe('Most choices.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('file').describe('Files that the visitor sends along. The delivery must be a receiver.'),
      accept: z
        .array(z.enum(['pdf', 'jpeg', 'png', 'webp', 'heic', 'docx', 'xlsx', 'odt', 'ods']))
        .min(1)
        .max(9)
        .describe('Accepted kinds of files. The receiver recognizes them by content, not by name.'),
      maxMegabytes: z.int().min(1).max(18).default(5).describe('Largest size of a file, in megabytes.'),
      maxFiles: z.int().min(1).max(10).default(1).describe('Most files.'),
    }),
    z.strictObject({
      kind: z.literal('source').describe('Where the visitor came from, sent without being shown.'),
      name: field.name,
      label: Label.describe('Label in the message.'),
      from: z
        .string()
        .regex(/^(?:referrer|firstPage|\?[A-Za-z][\w-]{0,39})$/, 'must be referrer, firstPage or a parameter such as ?utm_source')
        .describe(
          'referrer: the host name of the page that led to the site; firstPage: the path of the first page of the visit; ?utm_source: a ' +
            'parameter of the address.',
        ),
      values: z.array(line(100)).min(1).max(50).optional().describe('The accepted values; others are not sent. Default: any short text.'),
    }),
    z.strictObject({
      ...field,
      kind: z.literal('agreement').describe('A check box.'),
      text: Markdown.describe('The text that the visitor agrees to, in Markdown.'),
    }),
  ])
  .describe('A field of the form.')

export const behaviour = 'live'

/** A form with its fields, rules and delivery. */
export default section(
  'form',
  'A form: fields, rules, messages and delivery.',
  {
    ...heading,
    name: Slug.describe('Name of the form; drafts are stored under it.'),
    fields: z.array(Field).min(1).max(30).describe('The fields, top to bottom; fewer is better.'),
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
    ...formOverrides(),
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
    {
      title: 'Book a repair',
      name: 'repair',
      fields: [
        {
          kind: 'choices',
          name: 'work',
          step: 'The repair',
          label: 'What do you need?',
          required: true,
          max: 2,
          help: 'Choose up to two.',
          options: [
            { value: 'brakes', label: 'Brakes' },
            { value: 'gears', label: 'Gears' },
            { value: 'lights', label: 'Lights' },
          ],
        },
        {
          kind: 'date',
          name: 'day',
          label: 'Day',
          help: 'Monday to Wednesday, from tomorrow.',
          required: true,
          min: 'today+1',
          max: 'today+60',
          weekdays: ['monday', 'tuesday', 'wednesday'],
        },
        {
          kind: 'choice',
          name: 'answer',
          step: 'Your answer',
          label: 'How do we reach you?',
          required: true,
          options: [
            { value: 'phone', label: 'By phone' },
            { value: 'mail', label: 'By e-mail' },
          ],
        },
        { kind: 'phone', name: 'phone', label: 'Phone', required: true, when: { field: 'answer', is: ['phone'] } },
        { kind: 'email', name: 'email', label: 'E-mail', required: true, when: { field: 'answer', is: ['mail'] } },
        {
          kind: 'file',
          name: 'photos',
          label: 'Photos of the bike',
          accept: ['jpeg', 'png'],
          maxFiles: 3,
          help: 'What is broken, and the whole bike.',
        },
        { kind: 'source', name: 'campaign', label: 'Campaign', from: '?utm_campaign' },
      ],
      delivery: { kind: 'receiver', subject: 'A repair', mail: 'hello@bikes.example' },
    },
  ],
)
