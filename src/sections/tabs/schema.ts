import { z } from 'zod'
import { Action, Label, Paragraph, Title, heading, line } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

export const behaviour = 'live'

/** Tabs; without JavaScript all panels are shown one below the other. */
export default section(
  'tabs',
  'Several views of one topic, one at a time. Without JavaScript, all of them are shown.',
  {
    ...heading,
    items: z
      .array(
        z.strictObject({
          label: line(32).describe('Label of the tab.'),
          title: Title.describe('Heading of the panel.'),
          text: Paragraph.describe('Text of the panel.'),
          points: z.array(line(140)).max(5).default([]).describe('Up to five short points.'),
          action: Action.optional(),
          picture: Picture.optional(),
        }),
      )
      .min(2)
      .max(6)
      .describe('Two to six tabs.'),
    label: Label.describe('Name of the tabs for screen readers.'),
  },
  [
    {
      title: 'Who works here',
      label: 'Workshop roles',
      items: [
        { label: 'Mechanic', title: 'Repairs bikes', text: 'Finds the fault and fixes it.', points: ['Trained on e-bikes'] },
        { label: 'Front desk', title: 'Plans the day', text: 'Takes bookings and calls you when the bike is ready.' },
      ],
    },
  ],
)
