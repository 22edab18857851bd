import { z } from 'zod'
import { AssetPath, Href, Label } from '#schemas/atoms.ts'
import { pictureSize, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

/** Logos of others, with their names. */
export default section(
  'logoRow',
  'A row of partners, suppliers or integrations: logos, or names where there is no logo.',
  {
    title: Label.optional().describe('A few words above the row that say what the names have in common.'),
    variant: z.enum(['row', 'tiles']).default('row').describe('row: one line that wraps; tiles: each in a box of its own.'),
    showNames: z.boolean().default(false).describe('Writes the name under each logo.'),
    items: z
      .array(
        z.strictObject({
          label: Label.meta({ description: 'Name of the partner; it is read out for the logo.', kind: 'linkWords' }),
          href: Href.optional(),
          logo: sized(z.strictObject({ src: AssetPath.describe('The logo, best an SVG without a background.'), ...pictureSize }))
            .optional()
            .describe('The logo; the name in type when left out.'),
        }),
      )
      .min(2)
      .max(24)
      .describe('Two to twenty-four names, in the order in which they are shown.'),
  },
  [
    {
      title: 'Parts that we keep in stock',
      items: [
        { label: 'Canal Saddles', logo: { src: '/assets/canal-saddles.svg', width: 160, height: 40 } },
        { label: 'Northgate Lamps' },
        { label: 'Miller & Spoke' },
        { label: 'Lockwood Chains', href: 'https://chains.example' },
      ],
    },
    {
      title: 'Shops that send us their repairs',
      variant: 'tiles',
      showNames: true,
      tone: 'deep',
      items: [
        { label: 'Bridge Cycles', logo: { src: '/assets/bridge-cycles.svg', width: 160, height: 40 } },
        { label: 'The Cargo Yard', href: 'https://cargo.example' },
        { label: 'Station Bikes' },
      ],
    },
  ],
)
