import { z } from 'zod'

/** How long results of tools are kept on the device of a visitor, as `toolResults` of site.json says it. */
export const ResultsKept = z
  .strictObject({
    daysKept: z
      .int()
      .min(1)
      .max(365)
      .default(30)
      .describe('For how many days the browser of a visitor keeps a result after it was changed last; then it is deleted.'),
  })
  .prefault({})
  .describe('What holds for the results of all tools, which stay in the browser of the visitor.')
