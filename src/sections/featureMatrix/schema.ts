import { z } from 'zod'
import { Label, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** All features by plan. */
export default section(
  'featureMatrix',
  'A table of all features by plan, in groups.',
  {
    ...heading,
    caption: line(120).describe('What the table compares, for screen readers and above the table.'),
    columns: z.array(Label).min(1).max(5).describe('The plans, left to right.'),
    allRowsLabel: Label.default('Show all {count} features').describe(
      'Button that shows all groups on phones; {count} is the number of features.',
    ),
    groups: z
      .array(
        z.strictObject({
          title: Label.describe('Name of the group.'),
          rows: z
            .array(
              z.strictObject({
                feature: line(100).describe('The feature.'),
                note: line(160).optional().describe('A short explanation.'),
                values: z
                  .array(z.union([z.boolean(), line(60)]))
                  .min(1)
                  .max(5)
                  .describe('One value per plan: true, false or a text.'),
              }),
            )
            .min(1)
            .max(30)
            .describe('The features of the group, one per row.'),
        }),
      )
      .min(1)
      .max(12)
      .describe('Groups of features.'),
  },
  [
    {
      title: 'Everything in each plan',
      caption: 'Features of the City and Fleet plans',
      columns: ['City', 'Fleet'],
      groups: [
        {
          title: 'Checks',
          rows: [
            { feature: 'Brake check', values: [true, true] },
            { feature: 'Van service', note: 'Within 20 km of the workshop.', values: [false, 'Every month'] },
          ],
        },
        { title: 'Loans', rows: [{ feature: 'Loan bike', values: ['Paid', true] }] },
        { title: 'Bills', rows: [{ feature: 'One bill a quarter', values: [false, true] }] },
      ],
    },
  ],
)
