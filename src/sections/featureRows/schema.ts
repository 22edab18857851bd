import { z } from 'zod'
import { Accent, Action, Label, Paragraph, Title, heading, line } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

const booking = {
  title: 'Book a slot',
  text: 'Choose a morning, and we reserve a stand for you.',
  points: ['Confirmation by text message', 'Free rescheduling until the evening before'],
  picture: {
    kind: 'schedule' as const,
    alt: 'A week with free and booked mornings',
    days: [
      { day: 'Mon', slots: [{ time: '09:00', state: 'booked' as const }] },
      { day: 'Tue', slots: [{ time: '09:00', state: 'chosen' as const }] },
      { day: 'Wed', slots: [{ time: '09:00', state: 'free' as const }] },
    ],
  },
}

const following = {
  eyebrow: 'In the workshop',
  title: 'Follow the repair',
  text: 'Every step is logged where you can read it.',
  picture: {
    kind: 'board' as const,
    alt: 'Three columns with bikes waiting, in repair and ready',
    columns: [
      { title: 'Waiting', cards: [{ title: 'Bike 12' }] },
      { title: 'Ready', cards: [{ title: 'Bike 9', badge: 'Paid' }] },
    ],
  },
}

const paying = {
  title: 'Pay the agreed price',
  text: 'The bill lists parts and hours, each with its price.',
  action: { label: 'See prices', href: '/prices', look: 'quiet' as const },
  picture: {
    kind: 'checks' as const,
    alt: 'A bill with two lines, both as agreed',
    items: [
      { label: 'Brake pads', state: 'met' as const, note: 'As agreed' },
      { label: 'One hour', state: 'met' as const, note: 'As agreed' },
    ],
  },
}

/** Capabilities with a picture each. */
export default section(
  'featureRows',
  'Capabilities, each with text and a product picture: rows, cards, panels, or a list that opens one item at a time.',
  {
    ...heading,
    title: Title.optional().describe('The heading of the section.'),
    variant: z
      .enum(['rows', 'cards', 'panels', 'fold'])
      .default('rows')
      .describe(
        'rows: text next to a large picture, on alternating sides if there are two rows; cards: side by side, picture above text; panels: tinted panels that slide over each other; fold: a list of titles, one open at a time, for three or more.',
      ),
    rows: z
      .array(
        z.strictObject({
          eyebrow: Label.optional().describe('A few words above the row’s title.'),
          title: Title.describe('The capability in a few words.'),
          text: Paragraph.describe('What it does and why that matters.'),
          points: z.array(line(140)).max(5).default([]).describe('Up to five short points.'),
          action: Action.optional(),
          accent: Accent.optional().meta({ description: 'Accent colour of the row, such as that of a product.' }),
          picture: Picture.describe('The product doing this job.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('One to eight rows.'),
  },
  [
    { title: 'How the workshop works', rows: [booking, following] },
    { title: 'From booking to bill', rows: [booking, following, paying] },
    { variant: 'cards', title: 'Three things you will notice', rows: [booking, following, paying] },
    {
      variant: 'panels',
      title: 'A visit, step by step',
      rows: [booking, { ...following, accent: 'second' }, { ...paying, accent: 'third' }],
    },
    { variant: 'fold', title: 'What happens to your bike', rows: [booking, following, paying] },
  ],
)
