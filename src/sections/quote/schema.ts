import { z } from 'zod'
import { Action, AssetPath, line, text } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A statement by a named person. */
export default section(
  'quote',
  'A statement by a named person who has agreed to be quoted.',
  {
    variant: z
      .enum(['large', 'card'])
      .default('large')
      .describe('large: the quote alone, in large type; card: next to the portrait, in a card.'),
    text: text(600).describe('The words of the person, verbatim. Leave out quotation marks; the page adds them.'),
    name: line(80).describe('Who said it.'),
    role: line(120).optional().describe('The person’s role and organization.'),
    portrait: AssetPath.optional().describe('A square portrait; default: the initials of the name.'),
    action: Action.optional().describe('A link to the full story.'),
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
  ],
)
