import { z } from 'zod'
import { Action, AssetPath, line, text } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** One statement by one named person. */
export default section(
  'quote',
  'One statement by one named person, who has agreed to be quoted.',
  {
    variant: z
      .enum(['large', 'card'])
      .default('large')
      .describe('large: the words alone, in large type; card: beside the portrait, in a card.'),
    text: text(600).describe('What the person said, word by word and without quotation marks; the page adds them.'),
    name: line(80).describe('Who said it.'),
    role: line(120).optional().describe('What the person does, and where.'),
    portrait: AssetPath.optional().describe('A square portrait; the initials of the name when left out.'),
    action: Action.optional().describe('Where the whole story can be read.'),
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
      text: 'They mend what can be mended, and say so when it cannot. That is all I want from a workshop.',
      name: 'Sam Sample',
      role: 'Keeps twelve cargo bikes on the road',
      action: { label: 'How the fleet is looked after', href: '/', look: 'quiet' },
    },
  ],
)
