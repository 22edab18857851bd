import { z } from 'zod'
import { Action, AssetPath, line, text } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

const said = text(600).describe('The words of the person, verbatim. Leave out quotation marks; the page adds them.')
const author = line(80).describe('Who said it.')
const role = line(120).optional().describe('The person’s role and organization.')
const portrait = AssetPath.optional().describe('A square portrait; default: the initials of the name.')

/** A statement by a named person. */
export default section(
  'quote',
  'A statement by a named person who has agreed to be quoted.',
  {
    variant: z
      .enum(['large', 'card', 'wall'])
      .default('large')
      .describe(
        'large: the quote alone, in large type; card: next to the portrait, in a card; wall: in a wall of cards, with those in `others`.',
      ),
    text: said,
    name: author,
    role,
    portrait,
    action: Action.optional().describe('A link to the full story; not in a wall.'),
    others: z
      .array(z.strictObject({ text: said, name: author, role, portrait }))
      .min(1)
      .max(11)
      .optional()
      .describe('More statements, for the variant wall.'),
  },
  [
    {
      text: 'I brought in a bike that I had given up on. An hour later I rode home on it, and I knew what each part had cost.',
      name: 'Robin Example',
      role: 'Rides to work along the canal',
    },
    {
      variant: 'card',
      tone: 'tint',
      text: 'They repair what can be repaired and tell me when it cannot. That is all I want from a workshop.',
      name: 'Sam Sample',
      role: 'Keeps twelve cargo bikes on the road',
      action: { label: 'How we look after the fleet', href: '/', look: 'quiet' },
    },
    {
      variant: 'wall',
      text: 'They repair what can be repaired and tell me when it cannot.',
      name: 'Sam Sample',
      role: 'Keeps twelve cargo bikes on the road',
      others: [
        {
          text: 'I brought in a bike that I had given up on. An hour later I rode home on it, and I knew what each part had cost.',
          name: 'Robin Example',
          role: 'Rides to work along the canal',
        },
        { text: 'My tandem is older than I am, and it has never run better.', name: 'Kim Placeholder' },
      ],
    },
  ],
)
