import { z } from 'zod'
import { Action, IconName, Markdown, Title } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** A highlighted note. */
export default section(
  'callout',
  'A highlighted note: a promise, a limit, a warning.',
  {
    icon: IconName,
    title: Title.describe('The note in a few words.'),
    body: Markdown.describe('The note, in Markdown.'),
    action: Action.optional(),
    mood: z.enum(['calm', 'warning']).default('calm').describe('calm or warning.'),
  },
  [
    { icon: 'shield-check', title: 'Your bike is insured here', body: 'From drop-off to collection.' },
    {
      mood: 'warning',
      icon: 'triangle-alert',
      title: 'Recall of a brake lever',
      body: 'Levers made in **March** may crack. Please bring the bike in.',
      action: { label: 'Is mine one of them?', href: '/recall', look: 'secondary' },
    },
  ],
)
