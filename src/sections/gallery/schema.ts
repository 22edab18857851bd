import { z } from 'zod'
import { Label, Sentence, heading } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

/** Pictures in a grid. */
export default section(
  'gallery',
  'A grid of pictures; each opens in full size.',
  {
    ...heading,
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .describe('Columns on a wide screen.'),
    crop: z
      .enum(['landscape', 'square', 'none'])
      .default('landscape')
      .describe('How pictures are cropped in the grid; none: not cropped. Enlarged pictures are never cropped.'),
    enlargeLabel: Label.default('Enlarge').describe('Label of the button that enlarges a picture, before the description of the picture.'),
    items: z
      .array(sized(z.strictObject({ ...photo, caption: Sentence.optional().describe('A caption under the picture.') })))
      .min(2)
      .max(36)
      .describe('Two to thirty-six pictures.'),
  },
  [
    {
      title: 'A look around',
      items: [
        {
          src: '/assets/workshop.svg',
          alt: 'The shop window with three bicycles',
          width: 1200,
          height: 630,
          caption: 'The window on the canal side',
        },
        {
          src: '/assets/bench.svg',
          alt: 'A workbench with tools in a row',
          width: 1200,
          height: 630,
          caption: 'Every tool has its outline on the wall',
        },
        { src: '/assets/wheels.svg', alt: 'Wheels on hooks along a wall', width: 1200, height: 630 },
      ],
    },
    {
      title: 'Finished this week',
      columns: 4,
      crop: 'square',
      tone: 'tint',
      items: [
        { src: '/assets/workshop.svg', alt: 'A green city bike with a new chain', width: 1200, height: 630 },
        { src: '/assets/bench.svg', alt: 'A red tandem with new brakes', width: 1200, height: 630 },
        { src: '/assets/wheels.svg', alt: 'A blue cargo bike with a repaired box', width: 1200, height: 630 },
        { src: '/assets/canal.svg', alt: 'A grey folding bike, folded', width: 1200, height: 630 },
      ],
    },
  ],
)
