import { z } from 'zod'
import { Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A plain table. */
export default section(
  'dataTable',
  'A simple table with headings for rows and columns, such as typical costs.',
  {
    ...heading,
    caption: line(160).describe('What the table shows.'),
    columns: z.array(Label).min(2).max(6).describe('Headings, left to right; the first one is for the row names.'),
    rows: z
      .array(z.array(line(200)).min(2).max(6))
      .min(1)
      .max(40)
      .describe('Rows; each has one value per column.'),
    narrow: z
      .enum(['stack', 'scroll'])
      .default('stack')
      .describe('Layout on phones. stack: each row becomes a block with column names; scroll: the table scrolls sideways.'),
    note: Sentence.optional().describe('Small print under the table.'),
  },
  [
    {
      title: 'Typical repairs',
      caption: 'Price and time of typical repairs',
      columns: ['Repair', 'Price', 'Time'],
      rows: [
        ['Puncture', '12 EUR', '20 minutes'],
        ['Brake pads', '25 EUR', 'One hour'],
      ],
      note: 'Parts are charged at cost.',
    },
    {
      title: 'Opening hours',
      lead: 'On public holidays the workshop is closed.',
      caption: 'Opening hours by day and season',
      narrow: 'scroll',
      columns: ['Day', 'Spring', 'Summer', 'Autumn', 'Winter'],
      rows: [
        ['Monday', '8–17', '7–19', '8–17', '9–16'],
        ['Saturday', '9–13', '8–14', '9–13', 'Closed'],
      ],
    },
  ],
)
