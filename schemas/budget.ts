import { z } from 'zod'
import { PageKind } from './pageKind.ts'

const kilobytes = (what: string) =>
  z.number().positive().max(100_000).optional().describe(`${what}, in kilobytes (kB, 1,000 bytes) as they are sent.`)

/** What the pages of one kind, or below one address, may weigh. */
export const Budget = z
  .strictObject({
    kind: PageKind.optional().describe('Holds for pages of this kind only; for pages of every kind when left out.'),
    path: z
      .string()
      .max(200)
      .regex(/^\/[a-z0-9/*-]*$/, 'must be an address such as /pricing, or /products/* for all pages below /products')
      .optional()
      .describe('Holds for this address only, such as /pricing; /products/* means all pages below /products. Every address when left out.'),
    scripts: kilobytes('The most JavaScript that a page may load before a visitor does anything'),
    styles: kilobytes('The most styles that a page may hold'),
    html: kilobytes('The largest that the document itself may be, with its words and its styles'),
    pictures: kilobytes('The most that the pictures of a page may weigh together, in the form that a wide screen gets'),
    sections: z.int().min(1).max(60).optional().describe('The most sections that a page may have.'),
  })
  .refine(({ kind: _kind, path: _path, ...limits }) => Object.values(limits).some((limit) => limit !== undefined), {
    error: 'limits nothing; name scripts, styles, html, pictures or sections',
  })
  .describe('What pages may weigh. The build fails when a page weighs more, and says which section adds most.')

/** What pages may weigh, parsed. */
export type Budget = z.output<typeof Budget>
