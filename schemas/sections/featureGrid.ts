import { z } from 'zod'
import { Href, IconName, Label, Sentence, Title, heading } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A grid of features, each with an icon, a title and a sentence. */
export const FeatureGrid = section(
  'featureGrid',
  'A grid of features or topics, each with an icon, a title and a sentence; an item may lead somewhere.',
  {
    ...heading,
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .describe('Columns on a wide screen: 2, 3 or 4.'),
    look: z.enum(['cards', 'plain']).default('cards').describe('cards: each item in a card; plain: without frames.'),
    items: z
      .array(
        z.strictObject({
          icon: IconName,
          title: Title.describe('The feature in a few words.'),
          text: Sentence.describe('What it does for the reader.'),
          href: Href.optional(),
          linkLabel: Label.optional().meta({ description: 'Text of the link; needed when there is one.', kind: 'linkWords' }),
        }),
      )
      .min(2)
      .max(12)
      .describe('Two to twelve features.'),
  },
  [
    {
      title: 'What we repair',
      items: [
        {
          icon: 'bike',
          title: 'City bikes',
          text: 'Gears, brakes and lights in one visit.',
          href: '/repairs',
          linkLabel: 'City bike repairs',
        },
        { icon: 'zap', title: 'E-bikes', text: 'Battery checks and motor service by trained mechanics.' },
        { icon: 'baby', title: 'Cargo bikes', text: 'We come to you with the van.' },
      ],
    },
  ],
)
