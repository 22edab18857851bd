import { z } from 'zod'
import { PageKind } from './pageKind.ts'
import { plainAddress } from './plainAddress.ts'

const kilobytes = (what: string) =>
  z.number().positive().max(100_000).optional().describe(`${what}, in kilobytes as transferred (1 kB = 1,000 bytes).`)

/** Size limits for pages of a kind or below one address. */
export const Budget = z
  .strictObject({
    kind: PageKind.optional().describe('Applies only to pages of this kind. Default: pages of every kind.'),
    path: z
      .string()
      .max(200)
      .overwrite(plainAddress)
      .regex(/^\/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}/*-]*$/u, 'must be an address such as /pricing, or /products/* for all pages below /products')
      .optional()
      .describe('Applies only to this address, such as /pricing; /products/* means all pages below /products. Default: every address.'),
    scripts: kilobytes('Maximum JavaScript that a page loads before any interaction'),
    styles: kilobytes('Maximum styles in a page'),
    html: kilobytes('Maximum size of the document itself, with its text and styles'),
    pictures: kilobytes('Maximum total size of the pictures of a page, in the version for wide screens'),
    sections: z.int().min(1).max(60).optional().describe('Maximum number of sections in a page.'),
  })
  .refine(({ kind: _kind, path: _path, ...limits }) => Object.values(limits).some((limit) => limit !== undefined), {
    error: 'has no limit; set scripts, styles, html, pictures or sections',
  })
  .describe('Limits for the size of pages. The build fails if a page exceeds one, and reports which section adds most.')

/** Size limits of pages, parsed. */
export type Budget = z.output<typeof Budget>
