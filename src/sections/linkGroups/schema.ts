import { z } from 'zod'
import { Href, Label, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** Columns of plain links. */
export default section(
  'linkGroups',
  'Columns of links under headings, for overviews and the not-found page.',
  {
    ...heading,
    title: heading.title.optional().describe('The heading; without it, only the columns have headings.'),
    groups: z
      .array(
        z.strictObject({
          title: Label.describe('Heading of the column.'),
          links: z
            .array(z.strictObject({ label: Label.meta({ description: 'Text of the link.', kind: 'linkWords' }), href: Href }))
            .min(1)
            .max(20)
            .describe('Links of the column.'),
        }),
      )
      .min(1)
      .max(6)
      .describe('The columns.'),
  },
  [
    { title: 'All pages', groups: [{ title: 'Workshop', links: [{ label: 'Repairs', href: '/repairs' }] }] },
    {
      groups: [
        { title: 'Workshop', links: [{ label: 'Repairs', href: '/repairs' }] },
        { title: 'Shop', links: [{ label: 'Helmets', href: '/helmets' }] },
      ],
    },
  ],
)
