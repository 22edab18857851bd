import { rule } from '#src/site/checks/rule.ts'
import { inSections } from '#src/site/checks/sections/inSections.ts'

export const noCaptions = rule({
  code: 'E_NO_CAPTIONS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Video without captions',
  about: 'People who do not hear, or have the sound off, need what is said in a video as captions.',
  hint: 'Add captions, or "silent": true where nothing is said.',
  advice: 'Add a WebVTT file with what is said.',
  example: {
    inWords: { bad: 'A video in which somebody speaks, without `captions`', good: 'The same with `"captions": "/assets/tour.vtt"`' },
  },
  checkPage: inSections('media', ({ shows }, at) =>
    shows.kind === 'video' && !shows.silent && shows.captions === undefined
      ? [{ ...at('shows'), message: `"${shows.name}" has no captions` }]
      : [],
  ),
})
