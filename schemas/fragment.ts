import { z } from 'zod'
import { section } from '#schemas/section.ts'

/** Inserts the sections of a shared fragment. */
export const Fragment = section(
  'fragment',
  'Inserts sections that several pages share, from config/fragments.',
  { fragment: z.string().max(100).meta({ kind: 'fragment' }).describe('Name of the file in config/fragments, without .json.') },
  [{ fragment: 'closing' }],
)
