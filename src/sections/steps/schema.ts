import { z } from 'zod'
import { Action, IconName, Label, Sentence, Title, heading } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

/** A process in steps. */
export default section(
  'steps',
  'The steps of a process: side by side, as a timeline, with large numbers, or next to a picture.',
  {
    ...heading,
    variant: z
      .enum(['numbers', 'timeline', 'large', 'picture'])
      .default('numbers')
      .describe(
        'numbers: side by side; timeline: stacked, with times; large: rows that start with a large number; picture: stacked, next to a picture that stays in view.',
      ),
    items: z
      .array(
        z.strictObject({
          title: Title.describe('The step in a few words.'),
          text: Sentence.describe('What happens.'),
          when: Label.optional().describe('The time of the step, for timelines, such as "Day 2" or "September".'),
          icon: IconName.optional(),
        }),
      )
      .min(2)
      .max(8)
      .describe('Two to eight steps.'),
    action: Action.optional(),
    picture: Picture.optional().describe('The picture next to the steps; for the variant picture.'),
  },
  [
    {
      title: 'Three steps to a working bike',
      items: [
        { title: 'Book', text: 'Choose a morning.' },
        { title: 'Drop off', text: 'Leave the bike before nine.' },
        { title: 'Collect', text: 'Pick it up the next day.' },
      ],
    },
    {
      variant: 'timeline',
      title: 'A season',
      items: [
        { when: 'March', title: 'Spring check', text: 'Brakes and tyres.' },
        { when: 'April', title: 'First ride', text: 'Saddle and handlebar, adjusted to you.' },
        { when: 'June', title: 'Tour check', text: 'Racks, bags and spokes.' },
        { when: 'October', title: 'Light check', text: 'Lamps and reflectors.' },
        { when: 'December', title: 'Winter store', text: 'Dry, warm and pumped up.' },
      ],
    },
    {
      variant: 'large',
      title: 'How a frame is built',
      items: [
        { title: 'Measure', text: 'Your size, on an adjustable frame.' },
        { title: 'Braze', text: 'Steel and silver, by one pair of hands.' },
        { title: 'Paint', text: 'In the colour of your choice.' },
      ],
    },
    {
      variant: 'picture',
      title: 'The stages of a repair',
      items: [
        { icon: 'calendar', title: 'Booked', text: 'The stand is reserved for you.' },
        { icon: 'wrench', title: 'In progress', text: 'The mechanic ticks off each task.' },
        { icon: 'check', title: 'Ready', text: 'You get a message.' },
      ],
      action: { label: 'Book a repair', href: '/repairs' },
      picture: {
        kind: 'board',
        alt: 'A board with one bike waiting and one ready',
        columns: [
          { title: 'Waiting', cards: [{ title: 'Bike 12' }] },
          { title: 'Ready', cards: [{ title: 'Bike 9', badge: 'Paid' }] },
        ],
      },
    },
  ],
)
