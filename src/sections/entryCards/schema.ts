import { z } from 'zod'
import { Label, PagePath, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Cards for the pages of a collection, or for selected pages. */
export default section(
  'entryCards',
  'Cards for all pages of a collection, or for the pages listed; titles, texts and icons come from those pages.',
  {
    ...heading,
    collection: z.string().max(100).meta({ kind: 'collection' }).optional().describe('Name of the folder under config/collections.'),
    paths: z.array(PagePath).max(24).default([]).describe('Pages to show, in this order.'),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .describe('Columns on a wide screen.'),
    linkLabel: Label.default('Read more').describe('Text at the foot of each card.'),
  },
  [{ title: 'Our services', paths: ['/'] }],
)
