import { z } from 'zod'
import { Action, Sentence, Title } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A closing invitation. */
export default section(
  'callToAction',
  'An invitation to act, usually the last section of a page.',
  {
    variant: z
      .enum(['band', 'card', 'quiet'])
      .default('card')
      .describe(
        'band: dark, over the whole width; card: a dark panel; quiet: words and buttons under a hairline, without a ground of their own.',
      ),
    title: Title.describe('The invitation.'),
    text: Sentence.optional().describe('One sentence more.'),
    actions: z.array(Action).min(1).max(2).describe('One or two buttons.'),
  },
  [
    {
      variant: 'card',
      title: 'Book a repair today',
      text: 'The next free morning is shown at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
    {
      variant: 'band',
      title: 'Book a repair today',
      text: 'The next free morning is shown at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
    {
      variant: 'quiet',
      title: 'Book a repair today',
      text: 'The next free morning is shown at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
  ],
)
