import { z } from 'zod'

/** Source of a translation: for each of its texts, a short hash of the source text. */
export const Translated = z
  .record(z.string().max(300), z.string().max(40))
  .describe(
    'A short hash of the source of each translated text, which lets the check report sources that have changed since. Written by npm ' +
      'run validate -- --fix, which also adds removed lines again.',
  )
