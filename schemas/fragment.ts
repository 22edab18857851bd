import { z } from 'zod'
import { section } from '#schemas/section.ts'

/** Shows the sections of a shared fragment. */
export const Fragment = section(
  'fragment',
  'Shows sections that several pages share. They are kept in config/fragments.',
  { fragment: z.string().max(100).meta({ kind: 'fragment' }).describe('Name of the file under config/fragments, without .json.') },
  [{ fragment: 'closing' }],
)
