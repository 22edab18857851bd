import { z } from 'zod'
import { Action, IconName, Label, Sentence, Title, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Numbered steps or a timeline. */
export const Steps = section(
  'steps',
  'How something goes, in order: numbered steps side by side, or a timeline from top to bottom.',
  {
    ...heading,
    variant: z
      .enum(['numbers', 'timeline'])
      .default('numbers')
      .describe('numbers: side by side; timeline: one below the other with times.'),
    items: z
      .array(
        z.strictObject({
          title: Title.describe('The step in a few words.'),
          text: Sentence.describe('What happens.'),
          when: Label.optional().describe('When it happens, for timelines, such as "Day 2" or "September".'),
          icon: IconName.optional(),
        }),
      )
      .min(2)
      .max(8)
      .describe('Two to eight steps.'),
    action: Action.optional(),
  },
  [
    {
      title: 'Three steps to a working bike',
      items: [
        { title: 'Book', text: 'Choose a morning.' },
        { title: 'Drop off', text: 'Leave the bike before nine.' },
        { title: 'Collect', text: 'Fetch it the next day.' },
      ],
    },
    {
      variant: 'timeline',
      title: 'A season',
      items: [
        { when: 'March', title: 'Spring check', text: 'Brakes and tyres.' },
        { when: 'October', title: 'Light check', text: 'Lamps and reflectors.' },
      ],
    },
  ],
)
