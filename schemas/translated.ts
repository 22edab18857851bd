import { z } from 'zod'

/** What a translation was made from: for each of its texts, a short hash of the one that it translates. */
export const Translated = z
  .record(z.string().max(300), z.string().max(40))
  .describe(
    'What each text was translated from, as short codes, so that the check can tell which ones have changed since. Written by ' +
      'npm run validate -- --fix; a line that is removed is written anew.',
  )
