import { z } from 'zod'
import { EditorSchema, HttpsUrl, PagePath } from './atoms.ts'

/** `config/redirects.json`: old addresses and where they lead. */
export const Redirects = z
  .strictObject({
    $schema: EditorSchema,
    redirects: z
      .array(
        z.strictObject({
          from: z
            .string()
            .max(300)
            .regex(/^\/[a-zA-Z0-9/._~-]*$/, {
              error: ({ input }) =>
                String(input).includes('?')
                  ? 'must be a path without a query; write the path alone: what follows ? decides nothing, and is carried along'
                  : 'must be a path such as /old-page',
            })
            .describe('The old path.'),
          to: z.union([PagePath, HttpsUrl]).describe('Where it leads.'),
          status: z
            .union([z.literal(301), z.literal(302), z.literal(308)])
            .default(301)
            .describe('301: for good; 302: for now.'),
        }),
      )
      .max(5000)
      .default([])
      .describe('The redirects.'),
  })
  .describe('Old addresses and where they lead.')

/** The redirects, parsed. */
export type Redirects = z.output<typeof Redirects>
