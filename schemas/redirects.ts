import { z } from 'zod'
import { EditorSchema, HttpsUrl, PagePath } from './atoms.ts'
import { FeedPath } from './feeds.ts'

/** `config/redirects.json`: old addresses and their targets. */
export const Redirects = z
  .strictObject({
    $schema: EditorSchema,
    redirects: z
      .array(
        z.strictObject({
          from: z
            .string()
            .max(300)
            .regex(/^\/[a-zA-Z0-9/._~-]*$/, { error: ({ input }) => whyNotOld(String(input)) })
            .describe('The old path.'),
          to: z.union([PagePath, FeedPath, HttpsUrl]).describe('The new path or address.'),
          status: z
            .union([z.literal(301), z.literal(302), z.literal(308)])
            .default(301)
            .describe('301: permanent; 302: temporary.'),
        }),
      )
      .max(5000)
      .default([])
      .describe('The redirects.'),
  })
  .describe('Old addresses and their new targets.')

/** The redirects, parsed. */
export type Redirects = z.output<typeof Redirects>

/** Why a path cannot be redirected, followed by a semicolon and what to do. */
function whyNotOld(from: string): string {
  if (from.includes('?')) return 'must be a path without a query; write only the path: every query is matched, and passed on'
  if (from.includes('*')) return 'must be a single path; add a redirect for each old page, or let the host redirect everything below it'
  if (/[^\u0000-\u007f]|%[\da-f]{2}/i.test(from))
    return 'must be a path of letters a to z, digits and the characters . _ ~ -; let the host redirect old addresses with other characters'
  return 'must be a path such as /old-page'
}
