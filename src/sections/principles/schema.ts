import { z } from 'zod'
import { Paragraph, Title, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** The principles of the company; no people are shown. */
export default section(
  'principles',
  'The principles of the company, as numbered statements without pictures of people.',
  {
    ...heading,
    variant: z
      .enum(['list', 'columns'])
      .default('list')
      .describe('list: stacked, next to the heading; columns: side by side, under the heading.'),
    items: z
      .array(z.strictObject({ title: Title.describe('The principle.'), text: Paragraph.describe('What it means in practice.') }))
      .min(2)
      .max(8)
      .describe('Two to eight principles.'),
  },
  [
    {
      title: 'How we work',
      items: [
        { title: 'Repair first', text: 'We replace a part only if it cannot be repaired.' },
        { title: 'Clear prices', text: 'The price is agreed before work starts.' },
      ],
    },
    {
      variant: 'columns',
      title: 'What we promise every rider',
      items: [
        { title: 'A date', text: 'Ready on the day we promised, or we lend you a bike.' },
        { title: 'A price', text: 'Agreed before the first screw is turned.' },
        { title: 'A name', text: 'One mechanic is responsible for your bike.' },
      ],
    },
  ],
)
