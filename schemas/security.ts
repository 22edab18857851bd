import { z } from 'zod'
import { HttpsUrl } from './atoms.ts'

const Hsts = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(730)
      .default(365)
      .describe('How many days browsers remember it. Begin with a few, and go up to 365 when all is well.'),
    includeSubDomains: z.boolean().default(false).describe('Whether it holds for all hosts below this one, such as shop.example.com, too.'),
    preload: z
      .boolean()
      .default(false)
      .describe('Whether browsers may know it before the first visit. Takes a year and includeSubDomains, and is slow to undo.'),
  })
  .refine(({ preload, days, includeSubDomains }) => !preload || (days >= 365 && includeSubDomains), {
    message: 'preload needs 365 days at least and includeSubDomains; write both, or leave preload out',
    path: ['preload'],
  })

/** `security` of `config/site.json`: what browsers and people who find a fault are told. */
export const Security = z
  .strictObject({
    hsts: Hsts.optional().describe(
      'Tells browsers to come by https only (Strict-Transport-Security). For a site that is reached by https already: there is no way back ' +
        'until the days are over.',
    ),
    reportTo: HttpsUrl.regex(/^[^\s"'\\;,<>$`{}]*$/, 'must not hold quotes, commas, semicolons, braces and $')
      .optional()
      .describe('Address to which browsers report what the content security policy has stopped.'),
    contact: z
      .union([
        z
          .string()
          .max(300)
          .regex(/^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'must be an address such as mailto:security@example.com'),
        HttpsUrl,
      ])
      .optional()
      .describe(
        'Where to report a security problem, as mailto:security@example.com or an address of a page; it is published in ' +
          '/.well-known/security.txt.',
      ),
    policy: HttpsUrl.optional().describe('Page that says how reports of security problems are handled.'),
  })
  .describe('What browsers, and people who find a security problem, are told.')

/** What browsers and finders of security problems are told, parsed. */
export type Security = z.output<typeof Security>
