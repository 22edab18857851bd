import { z } from 'zod'
import { HttpsUrl } from './atoms.ts'

const Hsts = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(730)
      .default(365)
      .describe('For how many days browsers remember it. Start with a few days, and increase to 365 once everything works.'),
    includeSubDomains: z.boolean().default(false).describe('Whether it also applies to all subdomains, such as shop.example.com.'),
    preload: z
      .boolean()
      .default(false)
      .describe('Whether browsers may know it before the first visit. Requires 365 days and includeSubDomains, and is slow to undo.'),
  })
  .refine(({ preload, days, includeSubDomains }) => !preload || (days >= 365 && includeSubDomains), {
    message: 'preload needs at least 365 days and includeSubDomains; set both, or remove preload',
    path: ['preload'],
  })

/** `security` of `config/site.json`: settings for browsers, and the contact for vulnerability reports. */
export const Security = z
  .strictObject({
    hsts: Hsts.optional().describe(
      'Tells browsers to use only https (Strict-Transport-Security). Only for a site that already works over https: it cannot be ' +
        'undone before the days have passed.',
    ),
    reportTo: HttpsUrl.regex(/^[^\s"'\\;,<>$`{}]*$/, 'must not contain quotes, commas, semicolons, braces or $')
      .optional()
      .describe('Address to which browsers report violations of the content security policy.'),
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
        'Where to report a security problem, such as mailto:security@example.com or the address of a page; it is published in ' +
          '/.well-known/security.txt.',
      ),
    policy: HttpsUrl.optional().describe('Page that describes how reports of security problems are handled.'),
  })
  .describe('Security settings for browsers, and contact for people who find a security problem.')

/** Security settings, parsed. */
export type Security = z.output<typeof Security>
