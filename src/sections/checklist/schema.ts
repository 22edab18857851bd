import { z } from 'zod'
import { Label, Sentence, Title, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Groups of items that are checked, required or included. */
export default section(
  'checklist',
  'Groups of items that are checked, needed or included, each with a sentence.',
  {
    ...heading,
    variant: z
      .enum(['rows', 'columns'])
      .default('rows')
      .describe('rows: groups stacked, with their names on the left; columns: groups side by side in cards.'),
    groups: z
      .array(
        z.strictObject({
          title: Title.describe('Name of the group.'),
          note: Label.optional().describe('A word next to the name, such as a weight.'),
          items: z
            .array(
              z.strictObject({
                title: line(120).describe('The item in a few words.'),
                text: Sentence.optional().describe('A sentence about it.'),
              }),
            )
            .min(1)
            .max(12)
            .describe('Items of the group.'),
        }),
      )
      .min(1)
      .max(8)
      .describe('The groups.'),
  },
  [
    {
      title: 'What a check covers',
      groups: [
        {
          title: 'Brakes',
          note: 'Safety',
          items: [
            { title: 'Pads', text: 'Thickness and wear.' },
            { title: 'Cables' },
            { title: 'Levers', text: 'Play and reach.' },
            { title: 'Discs' },
            { title: 'Hoses', text: 'Tightness.' },
            { title: 'Bleeding' },
          ],
        },
      ],
    },
    {
      variant: 'columns',
      title: 'What to bring, and what to leave at home',
      groups: [
        { title: 'Please bring', items: [{ title: 'The key of the lock' }, { title: 'The battery', text: 'Charged, if you can.' }] },
        { title: 'Please leave at home', items: [{ title: 'Bags' }, { title: 'Child seats', text: 'Unless they need the repair.' }] },
      ],
    },
  ],
)
