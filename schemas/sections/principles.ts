import { z } from 'zod'
import { Paragraph, Title, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** What the company holds itself to; no people are shown. */
export const Principles = section(
  'principles',
  'What the company holds itself to, as numbered statements. It shows no people.',
  {
    ...heading,
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
        { title: 'Repair first', text: 'We replace a part only when it cannot be mended.' },
        { title: 'Plain prices', text: 'The price is agreed before work starts.' },
      ],
    },
  ],
)
