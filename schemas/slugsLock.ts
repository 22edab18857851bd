import { z } from 'zod'
import { ADDRESS_WORDS } from './addressWords.ts'
import { EditorSchema } from './atoms.ts'

/** `config/slugs.lock.json`: the paths published at the last release, written by `npm run slugs`. */
export const SlugsLock = z
  .strictObject({
    $schema: EditorSchema,
    paths: z
      .array(
        z
          .string()
          .max(300)
          .regex(new RegExp(`^/(?:${ADDRESS_WORDS}(?:/${ADDRESS_WORDS})*)?$`, 'u'), 'must be a path such as /pricing'),
      )
      .max(100_000)
      .describe('Paths of all published pages, sorted.'),
  })
  .describe('The paths published at the last release. None of them may disappear without a redirect.')

/** The published paths, parsed. */
export type SlugsLock = z.output<typeof SlugsLock>
