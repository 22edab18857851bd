import { z } from 'zod'
import { AssetPath, Href, Label } from '#schemas/atoms.ts'
import { pictureSize, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

/** Logos of other companies, with their names. */
export default section(
  'logoRow',
  'A row of partners, suppliers or integrations: logos, or names for those without a logo.',
  {
    title: Label.optional().describe('A few words above the row that say what the names have in common, such as “Our suppliers”.'),
    variant: z.enum(['row', 'tiles']).default('row').describe('row: one line that wraps; tiles: each logo in its own box.'),
    moving: z
      .strictObject({ pauseLabel: Label.default('Pause the movement').describe('Name of the switch that pauses the movement.') })
      .optional()
      .describe(
        'Moves the row slowly along one line, for six logos or more. Visitors can pause it; it does not move for those who ask for less motion.',
      ),
    showNames: z.boolean().default(false).describe('Shows the name under each logo.'),
    items: z
      .array(
        z.strictObject({
          label: Label.meta({ description: 'Name of the partner; also the alternative text of the logo.', kind: 'linkWords' }),
          href: Href.optional(),
          logo: sized(
            z.strictObject({
              src: AssetPath.describe('The logo, ideally an SVG without a background.'),
              srcDark: AssetPath.optional().describe(
                'The logo for the dark scheme of the theme. Default: the same logo on a white ground.',
              ),
              ...pictureSize,
            }),
          )
            .optional()
            .describe('The logo; without it, the name is shown.'),
        }),
      )
      .min(2)
      .max(24)
      .describe('Two to twenty-four names, in display order.'),
  },
  [
    {
      title: 'Brands we keep in stock',
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
    {
      title: 'Parts on our shelves',
      moving: {},
      items: [
        { label: 'Canal Saddles', logo: { src: '/assets/canal-saddles.svg', width: 160, height: 40 } },
        { label: 'Northgate Lamps' },
        { label: 'Miller & Spoke' },
        { label: 'Lockwood Chains', href: 'https://chains.example' },
        { label: 'Bridge Cycles', logo: { src: '/assets/bridge-cycles.svg', width: 160, height: 40 } },
        { label: 'Station Bikes' },
      ],
    },
  ],
)
