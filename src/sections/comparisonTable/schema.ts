import { z } from 'zod'
import { Label, Markdown, Sentence, Source, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Our offer compared with another one, with a source and a date for each statement about the other. */
export default section(
  'comparisonTable',
  'Our offer next to another one. Statements about the other need a source and the day they were checked; ' +
    'where nothing was found, the table says so.',
  {
    ...heading,
    caption: line(160).describe('What the table compares.'),
    ours: Label.describe('Our column.'),
    theirs: Label.describe('The other column.'),
    checkedOn: z.iso.date().meta({ description: 'The day all rows were last checked, YYYY-MM-DD.', kind: 'checkedDay' }),
    checkedLabel: Label.default('Last checked').describe('Text before the day of the last check.'),
    method: Markdown.optional().describe('How the facts were gathered.'),
    differencesLabel: Label.default('Show differences only').describe('Label of the filter.'),
    allRowsLabel: Label.default('Show all {count} rows').describe('Button that shows all rows on phones; {count} is their number.'),
    rows: z
      .array(
        z.strictObject({
          topic: line(100).describe('The topic of the comparison.'),
          ours: line(260).describe('Our side.'),
          theirs: z
            .union([z.literal('not-published'), z.strictObject({ text: line(260).describe('What the vendor publishes.'), source: Source })])
            .describe('The other side with its source, or "not-published".'),
          same: z.boolean().default(false).describe('Set this if both sides offer the same; the filter hides such rows.'),
        }),
      )
      .min(1)
      .max(40)
      .describe('The rows.'),
    notPublished: Label.default('Not stated in the pages we checked').describe('Text for "not-published".'),
    notice: Sentence.optional().describe('Trademark notice, and where to send corrections.'),
  },
  [
    {
      title: 'Our workshop and the chain',
      caption: 'Services of our workshop and of a chain',
      ours: 'Our workshop',
      theirs: 'The chain',
      checkedOn: '2026-11-20',
      rows: [
        {
          topic: 'Opening',
          ours: 'From seven',
          theirs: {
            text: 'From nine',
            source: { label: 'Opening hours page', url: 'https://chain.example/hours', checkedOn: '2026-11-20' },
          },
        },
        { topic: 'Van service', ours: 'Yes', theirs: 'not-published' },
        {
          topic: 'Payment',
          ours: 'On collection',
          theirs: { text: 'On collection', source: { label: 'Terms page', url: 'https://chain.example/terms', checkedOn: '2026-11-20' } },
          same: true,
        },
      ],
      method: 'We read the website of the chain on the day given **with each statement**.',
      notice: 'Names belong to their owners. Tell us if something has changed.',
    },
  ],
)
