import { z } from 'zod'

/** How long results of tools are stored on the device of a visitor: `toolResults` in site.json. */
export const ResultsKept = z
  .strictObject({
    daysKept: z
      .int()
      .min(1)
      .max(365)
      .default(30)
      .describe('For how many days after its last change a result is kept in the browser of the visitor.'),
  })
  .prefault({})
  .describe('Settings for the results of all tools, which are stored in the browser of the visitor.')
