import { z } from 'zod'
import { Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A plain table. */
export const DataTable = section(
  'dataTable',
  'A plain table with a heading for every row and column, such as typical costs.',
  {
    ...heading,
    caption: line(160).describe('What the table shows.'),
    columns: z.array(Label).min(2).max(6).describe('Headings, left to right; the first names the rows.'),
    rows: z
      .array(z.array(line(200)).min(2).max(6))
      .min(1)
      .max(40)
      .describe('Rows; each has one value for every column.'),
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
    },
  ],
)
