import { z } from 'zod'
import { Accent, Href, IconName, Label, Sentence, Title, heading } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

/** A grid of features, each with an icon, a title and a sentence. */
export default section(
  'featureGrid',
  'A grid of features or topics, each with an icon, a title, a sentence and, optionally, a link.',
  {
    ...heading,
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .describe('Columns on a wide screen: 2, 3 or 4.'),
    look: z
      .enum(['cards', 'plain', 'list', 'bento'])
      .default('cards')
      .describe(
        'cards: each item in a card; plain: columns without frames; list: rows with the icon next to the text; bento: large tinted tiles of different widths, regardless of `columns`.',
      ),
    items: z
      .array(
        z.strictObject({
          icon: IconName,
          title: Title.describe('The feature in a few words.'),
          text: Sentence.describe('What it does for the reader.'),
          href: Href.optional(),
          linkLabel: Label.optional().meta({ description: 'Text of the link; required if there is one.', kind: 'linkWords' }),
          accent: Accent.optional().meta({ description: 'Accent colour of the item, such as that of a product.' }),
          picture: Picture.optional().describe('A picture at the bottom of the card; for the looks cards and bento.'),
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
    {
      look: 'plain',
      columns: 2,
      title: 'While you wait',
      items: [
        { icon: 'coffee', title: 'Coffee', text: 'On the house, from the machine at the bench.' },
        { icon: 'bike', title: 'A loan bike', text: 'For the way to work and back.' },
      ],
    },
    {
      look: 'list',
      columns: 2,
      title: 'In every repair',
      items: [
        { icon: 'wrench', title: 'A test ride', text: 'We ride every bike before you collect it.' },
        { icon: 'receipt', title: 'A clear bill', text: 'Every part and every hour on its own line.' },
        { icon: 'recycle', title: 'Old parts', text: 'Yours if you want them, recycled if not.' },
        { icon: 'phone', title: 'A call', text: 'We call before the price exceeds the estimate.' },
      ],
    },
    {
      look: 'bento',
      title: 'Three workshops under one roof',
      items: [
        {
          icon: 'bike',
          title: 'Repairs',
          text: 'From a flat tyre to a new drivetrain.',
          href: '/repairs',
          linkLabel: 'About repairs',
          picture: {
            kind: 'checks',
            alt: 'A repair list with two points done',
            items: [
              { label: 'Brakes', state: 'met' },
              { label: 'Gears', state: 'met' },
            ],
          },
        },
        { icon: 'hammer', title: 'Frame building', text: 'Made-to-measure steel frames.', accent: 'second' },
        { icon: 'graduation-cap', title: 'Courses', text: 'Learn to repair your own bike.', accent: 'third' },
      ],
    },
  ],
)
