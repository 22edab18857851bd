import { z } from 'zod'
import { AssetPath, Href, Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** The people of a company. */
export default section(
  'team',
  'The people behind the company: portrait or initials, name, role, a line about each and links.',
  {
    ...heading,
    variant: z
      .enum(['cards', 'list'])
      .default('cards')
      .describe('cards: a card for each; list: portrait and words side by side, for many people.'),
    people: z
      .array(
        z.strictObject({
          name: line(80).describe('Name of the person.'),
          role: line(120).describe('What the person does here.'),
          text: Sentence.optional().describe('A line about the person.'),
          portrait: AssetPath.optional().describe('A square portrait; the initials of the name when left out.'),
          links: z
            .array(
              z.strictObject({
                label: Label.meta({ description: 'What the link says, such as “Write to Kim”.', kind: 'linkWords' }),
                href: Href,
              }),
            )
            .max(3)
            .default([])
            .describe('Up to three links; each says whose it is.'),
        }),
      )
      .min(1)
      .max(60)
      .describe('The people, in the order in which they are shown.'),
  },
  [
    {
      title: 'Who repairs your bike',
      lead: 'You speak with the person who does the work.',
      people: [
        {
          name: 'Kim Sample',
          role: 'Wheels and frames',
          text: 'Trues wheels by ear and checks them with a gauge.',
          links: [{ label: 'Write to Kim', href: 'mailto:kim@bikes.example' }],
        },
        { name: 'Robin Example', role: 'Brakes and gears', text: 'Answers the telephone before nine.' },
        { name: 'Sam Person', role: 'Electric drives' },
      ],
    },
    {
      title: 'Everybody in the workshop',
      variant: 'list',
      people: [
        { name: 'Kim Sample', role: 'Wheels and frames' },
        { name: 'Robin Example', role: 'Brakes and gears' },
        { name: 'Sam Person', role: 'Electric drives' },
        { name: 'Jo Nobody', role: 'Counter and spare parts' },
      ],
    },
  ],
)
