import { z } from 'zod'
import { Action, Label, Sentence, Title, line } from '#schemas/atoms.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

export const opensPage = true

/** The opening of a page; it contains the page’s only h1. */
export default section(
  'hero',
  'The introduction of a page: what it offers, for whom, and what to do next. It contains the page’s main heading.',
  {
    variant: z
      .enum(['split', 'centered', 'wide', 'boxed', 'plain'])
      .default('split')
      .describe(
        'split: text next to a picture; centered: centred text above a wide picture; wide: title and text side by side above a full-width picture; boxed: text and picture in a large tinted panel; plain: text only, for articles and lists.',
      ),
    eyebrow: Label.optional().describe('A few words above the title.'),
    title: Title.describe('The main heading of the page.'),
    highlight: line(60).meta({ partOf: 'title' }).optional().describe('Part of the title to show in the brand colour.'),
    lead: Sentence.describe('One or two sentences under the title.'),
    actions: z.array(Action).max(3).default([]).describe('Up to three buttons.'),
    notes: z.array(line(80)).max(4).default([]).describe('Short reassurances under the buttons.'),
    picture: Picture.optional().describe('A picture of the product doing its job.'),
  },
  [
    {
      variant: 'split',
      eyebrow: 'Bicycle workshop',
      title: 'Your bike back on the road tomorrow',
      highlight: 'tomorrow',
      lead: 'Book a repair online, drop the bike off before nine and collect it the next day.',
      actions: [
        { label: 'Book a repair', href: '/repairs' },
        { label: 'See prices', href: '/prices', look: 'secondary' },
      ],
      notes: ['No deposit', 'Loan bikes free of charge'],
      picture: {
        kind: 'checks',
        alt: 'A repair list with brakes and gears done and the wheel in progress',
        caption: 'Repair 204',
        items: [
          { label: 'Brakes', state: 'met' },
          { label: 'Gears', state: 'met' },
          { label: 'Front wheel', state: 'partial', note: 'In progress' },
        ],
      },
    },
    ...(['centered', 'wide', 'boxed'] as const).map((variant) => ({
      variant,
      eyebrow: 'Bicycle courses',
      title: 'Learn to repair your own bike',
      highlight: 'your own bike',
      lead: 'Four evenings at the bench, six people, one mechanic. You bring the bike.',
      actions: [{ label: 'See dates', href: '/courses' }],
      picture: {
        kind: 'flow' as const,
        alt: 'Four evenings: tyres, brakes, gears and bearings',
        stations: [
          { icon: 'circle', label: 'Tyres' },
          { icon: 'disc', label: 'Brakes' },
          { icon: 'cog', label: 'Gears' },
          { icon: 'circle-dot', label: 'Bearings' },
        ],
      },
    })),
    { variant: 'plain', title: 'Terms of the workshop', lead: 'What you can expect from us, and what we expect from you.' },
  ],
)
