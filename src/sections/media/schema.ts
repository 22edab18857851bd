import { z } from 'zod'
import { CaptionsPath, Label, Sentence, Title, VideoPath, line } from '#schemas/atoms.ts'
import { photo, sized } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'

const poster = sized(z.strictObject(photo)).describe('The picture shown until the video is played.')
const name = line(120).describe('Name of the video for screen readers.')

/** A video hosted by another company. */
const Elsewhere = {
  name,
  poster,
  playLabel: Label.default('Play the video').describe('Button that plays the video.'),
  notice: Sentence.default(
    'The video is hosted by {service}. If you play it, {service} receives your IP address and may store data.',
  ).describe('Shown before the video is played; {service} is the name of the video host. Nothing is loaded from it until then.'),
}

const Shown = z
  .discriminatedUnion('kind', [
    sized(z.strictObject({ kind: z.literal('picture').describe('A picture file from config/assets.'), ...photo })),
    z.strictObject({
      kind: z.literal('video').describe('A video file from config/assets, played by the browser itself.'),
      src: VideoPath.describe('The video file, MP4 or WebM.'),
      name,
      poster,
      captions: CaptionsPath.optional().describe('Captions for the video, as a WebVTT file.'),
      captionsLabel: Label.default('Captions').describe('Name of the captions in the menu of the player.'),
      silent: z.boolean().default(false).describe('true: the video has no speech, so it needs no captions.'),
    }),
    z.strictObject({
      kind: z.literal('comparison').describe('Two picture files of the same proportions, such as before and after, with a slider.'),
      before: sized(z.strictObject(photo)).describe('The picture at the start.'),
      after: sized(z.strictObject(photo)).describe('The picture at the end.'),
      beforeLabel: Label.default('Before').describe('A few words on the first picture.'),
      afterLabel: Label.default('After').describe('A few words on the second picture.'),
      sliderLabel: Label.default('Share of the first picture').describe('Name of the slider for screen readers.'),
    }),
    z.strictObject({
      kind: z.literal('youtube').describe('A YouTube video. It is loaded only when a visitor plays it.'),
      videoId: z
        .string()
        .regex(/^[\w-]{11}$/, 'must be the eleven characters after v= in the address of the video')
        .describe('The eleven characters after v= in the address of the video.'),
      ...Elsewhere,
    }),
    z.strictObject({
      kind: z.literal('vimeo').describe('A Vimeo video. It is loaded only when a visitor plays it.'),
      videoId: z
        .string()
        .regex(/^[0-9]{6,12}$/, 'must be the number in the address of the video')
        .describe('The number in the address of the video.'),
      ...Elsewhere,
    }),
  ])
  .describe('The picture or video; `kind` says which.')

/** An external video must react to the first press, and a slider appears with its code; a picture or a file of ours has no behaviour. */
export const behaviour = ({ shows }: { shows: object }) => ('videoId' in shows || 'before' in shows ? 'live' : 'onUse')

/** A picture or a video. */
export default section(
  'media',
  'One picture or one video, or two pictures to compare. YouTube and Vimeo videos are loaded only when a visitor plays them.',
  {
    eyebrow: Label.optional().describe('A few words above the title.'),
    title: Title.optional().describe('The heading of the section.'),
    lead: Sentence.optional().describe('One or two sentences under the title.'),
    width: z.enum(['wide', 'reading']).default('wide').describe('wide: as wide as the page; reading: as wide as running text.'),
    shows: Shown,
    caption: Sentence.optional().describe('A caption under the picture or video.'),
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
        name: 'How to fix a flat tyre',
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
        poster: { src: '/assets/workshop.svg', alt: 'A wheel in its stand, with a gauge next to the rim', width: 1200, height: 630 },
      },
      caption: 'Filmed in the workshop, in one take.',
    },
    {
      title: 'A frame, before and after',
      shows: {
        kind: 'comparison',
        before: { src: '/assets/workshop.svg', alt: 'A rusty frame without paint', width: 1200, height: 630 },
        after: { src: '/assets/bench.svg', alt: 'The same frame, painted blue', width: 1200, height: 630 },
      },
    },
  ],
)
