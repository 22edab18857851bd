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
      .describe('band: dark, across the full width; card: a dark panel; quiet: text and buttons under a thin line, without a background.'),
    title: Title.describe('The invitation.'),
    text: Sentence.optional().describe('One more sentence.'),
    actions: z.array(Action).min(1).max(2).describe('One or two buttons.'),
  },
  [
    {
      variant: 'card',
      title: 'Book a repair today',
      text: 'You see the next free morning at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
    {
      variant: 'band',
      title: 'Book a repair today',
      text: 'You see the next free morning at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
    {
      variant: 'quiet',
      title: 'Book a repair today',
      text: 'You see the next free morning at once.',
      actions: [{ label: 'Book', href: '/repairs' }],
    },
    {
      variant: 'band',
      ground: { src: '/assets/workshop.svg', width: 1200, height: 630 },
      title: 'Book a repair today',
      text: 'You see the next free morning at once.',
      actions: [
        { label: 'Book', href: '/repairs' },
        { label: 'See prices', href: '/prices', look: 'secondary' },
      ],
    },
  ],
)
