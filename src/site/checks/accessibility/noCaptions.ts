import { rule } from '#src/site/checks/rule.ts'
import { inSections } from '#src/site/checks/sections/inSections.ts'

export const noCaptions = rule({
  code: 'E_NO_CAPTIONS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Video without captions',
  about: 'People who cannot hear, or have the sound off, need captions for what is said in a video.',
  hint: 'Add a WebVTT file with the spoken text.',
  advice: 'Add captions, or "silent": true if nothing is said.',
  example: { inWords: { bad: 'A video with speech and without `captions`', good: 'The same video with `"captions": "/assets/tour.vtt"`' } },
  checkPage: inSections('media', ({ shows }, at) =>
    shows.kind === 'video' && !shows.silent && shows.captions === undefined
      ? [{ ...at('shows'), message: `"${shows.name}" has no captions` }]
      : [],
  ),
})
