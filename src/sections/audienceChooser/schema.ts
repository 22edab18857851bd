import { z } from 'zod'
import { Action, IconName, Label, Paragraph, Title, heading, line } from '#schemas/atoms.ts'
import { section } from '#schemas/section.ts'

/** One question with a few answers; each answer shows its own advice. */
export default section(
  'audienceChooser',
  'One question with a few answers; choosing one shows the advice and link for it. Works without JavaScript.',
  {
    ...heading,
    question: Label.describe('The question, such as "How do you ride?"'),
    options: z
      .array(
        z.strictObject({
          label: line(40).describe('The answer to choose.'),
          icon: IconName,
          title: Title.describe('Heading of the advice.'),
          text: Paragraph.describe('The advice.'),
          points: z.array(line(140)).max(4).default([]).describe('Up to four short points.'),
          action: Action,
        }),
      )
      .min(2)
      .max(7)
      .describe('Two to seven answers.'),
  },
  [
    {
      title: 'Which service fits?',
      question: 'How do you ride?',
      options: [
        {
          label: 'To work',
          icon: 'briefcase',
          title: 'The commuter check',
          text: 'Brakes, lights and tyres twice a year.',
          action: { label: 'Commuter check', href: '/commuter' },
        },
        {
          label: 'For sport',
          icon: 'mountain',
          title: 'The race set-up',
          text: 'Fit, gears and wheels before the season.',
          action: { label: 'Race set-up', href: '/race' },
        },
      ],
    },
  ],
)
