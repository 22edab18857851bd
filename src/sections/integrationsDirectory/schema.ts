import { z } from 'zod'
import { Label, Sentence, Slug, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

export const behaviour = 'live'

/** A searchable directory with category filters that are stored in the URL. */
export default section(
  'integrationsDirectory',
  'A directory with search and category chips; the selection is part of the address, so it can be shared.',
  {
    ...heading,
    categories: z
      .array(z.strictObject({ id: Slug.describe('Short name that entries refer to.'), label: Label.describe('Label of its chip.') }))
      .min(1)
      .max(12)
      .describe('The categories, in order.'),
    items: z
      .array(
        z.strictObject({
          name: line(60).describe('Name of the system or kind of system.'),
          category: Slug.describe('Id of one of the categories.'),
          text: Sentence.describe('What is exchanged and why.'),
          data: line(120).describe('Which data is transferred, and in which direction.'),
          status: z.enum(['available', 'on-request', 'planned']).describe('available, on-request or planned.'),
        }),
      )
      .min(1)
      .max(120)
      .describe('The entries.'),
    statusLabels: z
      .strictObject({
        available: Label.describe('Label for available.'),
        'on-request': Label.describe('Label for on-request.'),
        planned: Label.describe('Label for planned.'),
      })
      .default({ available: 'Available', 'on-request': 'On request', planned: 'Planned' })
      .describe('Labels of the three states.'),
    searchLabel: Label.default('Search').describe('Label of the search field.'),
    allLabel: Label.default('All').describe('Chip that shows everything.'),
    filtersLabel: Label.default('Category').describe('Name of the chips for screen readers.'),
    countLabel: Label.default('{count} shown').describe('Number of entries shown; {count} is the number.'),
    emptyText: line(160).default('Nothing matches.').describe('Shown when nothing matches.'),
  },
  [
    {
      title: 'Works with',
      categories: [
        { id: 'maps', label: 'Maps' },
        { id: 'shops', label: 'Shops' },
      ],
      items: [
        {
          name: 'Route planner',
          category: 'maps',
          text: 'Sends the route to your bike computer.',
          data: 'Routes, from the planner to the bike',
          status: 'available',
        },
        {
          name: 'Parts shop',
          category: 'shops',
          text: 'Orders parts that a repair needs.',
          data: 'Part numbers, both ways',
          status: 'planned',
        },
      ],
    },
  ],
)
