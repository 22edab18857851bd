import { z } from 'zod'
import { Action, Label, Paragraph, Title, heading, line } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

/** Rows of words beside a picture, on alternating sides. */
export const FeatureRows = section(
  'featureRows',
  'Rows that each show one capability: words on one side, a product picture on the other, sides alternating.',
  {
    ...heading,
    title: Title.optional().describe('The heading of the section.'),
    rows: z
      .array(
        z.strictObject({
          eyebrow: Label.optional().describe('A few words above the row’s title.'),
          title: Title.describe('The capability in a few words.'),
          text: Paragraph.describe('What it does and why that matters.'),
          points: z.array(line(140)).max(5).default([]).describe('Up to five short points.'),
          action: Action.optional(),
          picture: Picture.describe('The product doing this job.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('One to eight rows.'),
  },
  [
    {
      title: 'How the workshop works',
      rows: [
        {
          title: 'Book a slot',
          text: 'Choose a morning; we keep the stand free for you.',
          points: ['Confirmation by text message', 'Free change until the evening before'],
          picture: {
            kind: 'schedule',
            alt: 'A week with free and booked mornings',
            days: [
              { day: 'Mon', slots: [{ time: '09:00', state: 'booked' }] },
              { day: 'Tue', slots: [{ time: '09:00', state: 'chosen' }] },
              { day: 'Wed', slots: [{ time: '09:00', state: 'free' }] },
            ],
          },
        },
        {
          title: 'Follow the repair',
          text: 'Every step is written down where you can read it.',
          picture: {
            kind: 'board',
            alt: 'Three columns with bikes waiting, in repair and ready',
            columns: [
              { title: 'Waiting', cards: [{ title: 'Bike 12' }] },
              { title: 'Ready', cards: [{ title: 'Bike 9', badge: 'Paid' }] },
            ],
          },
        },
      ],
    },
  ],
)
