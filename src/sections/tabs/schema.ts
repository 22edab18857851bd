import { z } from 'zod'
import { Action, Label, Paragraph, Title, heading, line } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

export const behaviour = 'live'

/** Tabs; without JavaScript all panels stand one below the other. */
export default section(
  'tabs',
  'Several views of one thing, one at a time. Without JavaScript all of them are shown, one below the other.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          label: line(32).describe('What the tab says.'),
          title: Title.describe('Heading of the panel.'),
          text: Paragraph.describe('What the panel says.'),
          points: z.array(line(140)).max(5).default([]).describe('Up to five short points.'),
          action: Action.optional(),
          picture: Picture.optional(),
        }),
      )
      .min(2)
      .max(6)
      .describe('Two to six tabs.'),
    label: Label.describe('What the tabs are about, for screen readers.'),
  },
  [
    {
      title: 'Who works here',
      label: 'Workshop roles',
      items: [
        { label: 'Mechanic', title: 'Repairs bikes', text: 'Finds the fault and mends it.', points: ['Trained on e-bikes'] },
        { label: 'Front desk', title: 'Plans the day', text: 'Takes bookings and calls you when the bike is ready.' },
      ],
    },
  ],
)
