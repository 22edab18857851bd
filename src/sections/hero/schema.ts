import { z } from 'zod'
import { Action, Label, Sentence, Title, VideoPath, line } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { Picture } from '#schemas/picture.ts'
import { section } from '#schemas/section.ts'

export const opensPage = true

/** A video starts and stops; everything else has no behaviour. */
export const behaviour = ({ video }: { video?: unknown }) => (video ? 'live' : 'still')

/** The opening of a page; it contains the page’s only h1. */
export default section(
  'hero',
  'The introduction of a page: what it offers, for whom, and what to do next. It contains the page’s main heading.',
  {
    variant: z
      .enum(['split', 'centered', 'wide', 'boxed', 'plain', 'over', 'bleed', 'collage'])
      .default('split')
      .describe(
        'split: text next to a picture; centered: centred text above a wide picture; wide: title and text side by side above a full-width picture; boxed: text and picture in a large tinted panel; plain: text only, for articles and lists; over: text over the picture in `ground`, across the full width; bleed: text next to a picture that reaches the edges of the window; collage: text next to the photographs in `pictures`.',
      ),
    eyebrow: Label.optional().describe('A few words above the title.'),
    title: Title.describe('The main heading of the page.'),
    highlight: line(60).meta({ partOf: 'title' }).optional().describe('Part of the title to show in the brand colour.'),
    lead: Sentence.describe('One or two sentences under the title.'),
    actions: z.array(Action).max(3).default([]).describe('Up to three buttons.'),
    notes: z.array(line(80)).max(4).default([]).describe('Short reassurances under the buttons.'),
    picture: Picture.optional().describe('A picture of the product doing its job.'),
    place: z
      .enum(['start', 'center', 'bottom'])
      .optional()
      .describe('The place of the text of the variant `over`: start (in the middle of the left half, the default), center, or bottom.'),
    video: z
      .strictObject({
        src: VideoPath.describe('The video file, MP4 or WebM, without speech; it is repeated without sound.'),
        playLabel: Label.default('Play the video').describe('Button that plays the video, for screen readers.'),
        pauseLabel: Label.default('Pause the video').describe('Button that pauses the video, for screen readers.'),
      })
      .optional()
      .describe(
        'A video over the picture of `ground` in the variant `over`. It starts when the visitor uses the page, and not for those who ask for less motion or less data.',
      ),
    pictures: z
      .array(sized(z.strictObject(photo)))
      .min(2)
      .max(4)
      .optional()
      .describe('Two to four photographs of the variant `collage`, the largest one first.'),
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
    {
      variant: 'over',
      eyebrow: 'Bicycle workshop',
      title: 'Everything on two wheels, by the canal',
      lead: 'Repairs, courses and cargo bikes to borrow, since the boat builder moved out.',
      actions: [
        { label: 'Book a repair', href: '/repairs' },
        { label: 'See prices', href: '/prices', look: 'secondary' },
      ],
      ground: { src: '/assets/workshop.svg', width: 1200, height: 630 },
    },
    {
      variant: 'over',
      place: 'center',
      title: 'A tour along the canal',
      lead: 'Twenty kilometres, four locks and a picnic, every Sunday in summer.',
      actions: [{ label: 'Join a tour', href: '/tours' }],
      ground: { src: '/assets/workshop.svg', width: 1200, height: 630 },
      video: { src: '/assets/flat-tyre.webm' },
    },
    {
      variant: 'bleed',
      eyebrow: 'Cargo bikes',
      title: 'Bring home more than your shopping',
      lead: 'Twelve cargo bikes for an hour, a day or a move.',
      actions: [{ label: 'Borrow a cargo bike', href: '/cargo' }],
      picture: {
        kind: 'image',
        src: '/assets/workshop.svg',
        alt: 'A shop window with three bicycles in front of it',
        width: 1200,
        height: 630,
      },
    },
    {
      variant: 'collage',
      title: 'A workshop with the door open',
      lead: 'Look over our shoulders, or pick up a spanner yourself.',
      actions: [{ label: 'Visit us', href: '/visit' }],
      pictures: [
        { src: '/assets/workshop.svg', alt: 'A shop window with three bicycles', width: 1200, height: 630 },
        { src: '/assets/workshop.svg', alt: 'A wheel in its stand', width: 1200, height: 630 },
        { src: '/assets/workshop.svg', alt: 'Hands that lift a tyre off its rim', width: 1200, height: 630 },
      ],
    },
  ],
)
