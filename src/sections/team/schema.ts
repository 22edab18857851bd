import { z } from 'zod'
import { AssetPath, Href, Label, Sentence, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** The people of a company. */
export default section(
  'team',
  'The people of the company: portrait or initials, name, role, a line about each person, and links.',
  {
    ...heading,
    variant: z
      .enum(['cards', 'list'])
      .default('cards')
      .describe('cards: one card per person; list: portrait and text side by side, for many people.'),
    people: z
      .array(
        z.strictObject({
          name: line(80).describe('Name of the person.'),
          role: line(120).describe('The person’s role.'),
          text: Sentence.optional().describe('A line about the person.'),
          portrait: AssetPath.optional().describe('A square portrait; default: the initials of the name.'),
          links: z
            .array(
              z.strictObject({
                label: Label.meta({ description: 'Text of the link, such as “Write to Kim”.', kind: 'linkWords' }),
                href: Href,
              }),
            )
            .max(3)
            .default([])
            .describe('Up to three links; the text of each names the person.'),
        }),
      )
      .min(1)
      .max(60)
      .describe('The people, in display order.'),
  },
  [
    {
      title: 'Who repairs your bike',
      lead: 'You talk to the person who does the work.',
      people: [
        {
          name: 'Kim Sample',
          role: 'Wheels and frames',
          text: 'Trues wheels by ear and checks them with a gauge.',
          links: [{ label: 'Write to Kim', href: 'mailto:kim@bikes.example' }],
        },
        { name: 'Robin Example', role: 'Brakes and gears', text: 'Answers the phone before nine.' },
        { name: 'Sam Person', role: 'Electric drives' },
      ],
    },
    {
      title: 'Everyone in the workshop',
      variant: 'list',
      people: [
        { name: 'Kim Sample', role: 'Wheels and frames' },
        { name: 'Robin Example', role: 'Brakes and gears' },
        { name: 'Sam Person', role: 'Electric drives' },
        { name: 'Jo Specimen', role: 'Counter and spare parts' },
      ],
    },
  ],
)
