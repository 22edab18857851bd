import { z } from 'zod'
import { CaptionsPath, Label, Sentence, Title, VideoPath, line } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

const poster = sized(z.strictObject(photo)).describe('The picture that is shown until the video is played.')
const name = line(120).describe('What the video is called, for people who do not see it.')

/** A video that another company sends. */
const Elsewhere = {
  name,
  poster,
  playLabel: Label.default('Play the video').describe('The button that plays it.'),
  notice: Sentence.default(
    'The video comes from {service}. When you play it, {service} learns your address on the internet and may store data.',
  ).describe('What visitors read before they play it; {service} is the name of the other company. Nothing is loaded from there before.'),
}

const Shown = z
  .discriminatedUnion('kind', [
    sized(z.strictObject({ kind: z.literal('picture').describe('A picture file from config/assets.'), ...photo })),
    z.strictObject({
      kind: z.literal('video').describe('A video file from config/assets, played by the browser itself.'),
      src: VideoPath.describe('The video file, MP4 or WebM.'),
      name,
      poster,
      captions: CaptionsPath.optional().describe('What is said in it, as a WebVTT file.'),
      captionsLabel: Label.default('Captions').describe('What the captions are called in the menu of the player.'),
      silent: z.boolean().default(false).describe('true: nothing is said in it, so that it needs no captions.'),
    }),
    z.strictObject({
      kind: z.literal('youtube').describe('A video of YouTube. It is loaded only when a visitor plays it.'),
      videoId: z
        .string()
        .regex(/^[\w-]{11}$/, 'must be the eleven characters after v= in the address of the video')
        .describe('The eleven characters after v= in the address of the video.'),
      ...Elsewhere,
    }),
    z.strictObject({
      kind: z.literal('vimeo').describe('A video of Vimeo. It is loaded only when a visitor plays it.'),
      videoId: z
        .string()
        .regex(/^[0-9]{6,12}$/, 'must be the number in the address of the video')
        .describe('The number in the address of the video.'),
      ...Elsewhere,
    }),
  ])
  .describe('What is shown; `kind` says which.')

/** A video of another company must answer the first press; a picture or a file of ours has no behaviour of its own. */
export const behaviour = ({ shows }: { shows: object }) => ('videoId' in shows ? 'live' : 'onUse')

/** A picture or a video. */
export default section(
  'media',
  'One picture or one video. A video of YouTube or Vimeo is loaded only when a visitor plays it.',
  {
    eyebrow: Label.optional().describe('A few words above the title.'),
    title: Title.optional().describe('The heading of the section.'),
    lead: Sentence.optional().describe('One or two sentences under the title.'),
    width: z.enum(['wide', 'reading']).default('wide').describe('wide: as wide as the page; reading: as wide as running text.'),
    shows: Shown,
    caption: Sentence.optional().describe('A line under it.'),
  },
  [
    {
      title: 'The workshop from the canal',
      shows: {
        kind: 'picture',
        src: '/assets/workshop.svg',
        alt: 'A shop window with three bicycles in front of it',
        width: 1200,
        height: 630,
      },
      caption: 'We moved in when the boat builder moved out.',
    },
    {
      title: 'Two minutes with a flat tyre',
      shows: {
        kind: 'video',
        src: '/assets/flat-tyre.webm',
        name: 'How to mend a flat tyre',
        poster: { src: '/assets/workshop.svg', alt: 'Hands that lift a tyre off its rim', width: 1200, height: 630 },
        silent: true,
      },
    },
    {
      title: 'How a wheel is trued',
      width: 'reading',
      tone: 'tint',
      shows: {
        kind: 'youtube',
        videoId: 'bikeexample',
        name: 'How a wheel is trued',
        poster: { src: '/assets/workshop.svg', alt: 'A wheel in its stand, with a gauge beside the rim', width: 1200, height: 630 },
      },
      caption: 'Filmed in the workshop, in one go.',
    },
  ],
)
