import { z } from 'zod'
import { Label, Sentence, Title, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

const short = line(80)

export const behaviour = 'onUse'

/** A small demonstration: a list that visitors re-rank by weighting its criteria. */
export default section(
  'weightedRanking',
  'A demonstration with sample data: visitors set how much each criterion matters and see how a list is reordered, with reasons.',
  {
    title: Title.optional().describe('Heading of the section; leave it out directly under the introduction of a page.'),
    lead: Sentence.optional().describe('One or two sentences under the heading.'),
    caption: Label.describe('Title bar of the window.'),
    criteria: z
      .array(
        z.strictObject({
          label: line(40).describe('Name of the criterion.'),
          weight: z.int().min(0).max(3).describe('Initial weight: 0 not at all, 1 a little, 2 a lot, 3 most of all.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('Criteria, top to bottom.'),
    items: z
      .array(
        z.strictObject({
          name: short.describe('Name of the item. Use sample data, not real people.'),
          detail: short.describe('The line under the name.'),
          ratings: z
            .array(
              z.strictObject({
                state: z.enum(['met', 'partial', 'missing']).describe('Whether the criterion is met: met, partial or missing.'),
                reason: short.describe('The reason in a few words.'),
              }),
            )
            .min(2)
            .max(5)
            .describe('One rating per criterion, in the same order.'),
        }),
      )
      .min(2)
      .max(5)
      .describe('The items to rank, in any order.'),
    words: z
      .strictObject({
        criteria: Label.default('What matters').describe('Heading of the criteria.'),
        order: Label.default('Order').describe('Heading of the list.'),
        levels: z
          .tuple([Label, Label, Label, Label])
          .default(['Not at all', 'A little', 'A lot', 'Most of all'])
          .describe('Names of the four weights, from 0 to 3.'),
        score: line(40).default('{score} of 100').describe('A score; {score} is the figure.'),
      })
      .prefault({})
      .describe('Texts of the demonstration.'),
    note: line(160).optional().describe('A line under the window, such as “Sample data”.'),
  },
  [
    {
      title: 'Which bicycle suits you?',
      caption: 'Bicycles in stock · sample',
      criteria: [
        { label: 'Hills', weight: 3 },
        { label: 'Luggage', weight: 1 },
        { label: 'Price under 900 euros', weight: 2 },
      ],
      items: [
        {
          name: 'City bicycle',
          detail: 'Eight gears, mudguards',
          ratings: [
            { state: 'partial', reason: 'Eight gears' },
            { state: 'met', reason: 'Rack for 25 kg' },
            { state: 'met', reason: '780 euros' },
          ],
        },
        {
          name: 'Touring bicycle',
          detail: 'Twenty-seven gears',
          ratings: [
            { state: 'met', reason: 'Twenty-seven gears' },
            { state: 'met', reason: 'Racks front and back' },
            { state: 'missing', reason: '1,400 euros' },
          ],
        },
        {
          name: 'Folding bicycle',
          detail: 'Fits under a seat',
          ratings: [
            { state: 'missing', reason: 'Three gears' },
            { state: 'missing', reason: 'No rack' },
            { state: 'met', reason: '640 euros' },
          ],
        },
      ],
      note: 'Sample data of the workshop.',
    },
  ],
)
