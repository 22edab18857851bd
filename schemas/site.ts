import { z } from 'zod'
import { AssetPath, EditorSchema, HttpsUrl, SharedPicture, line, text } from './atoms.ts'
import { Budget } from './budget.ts'
import { ConfigVersion } from './configVersion.ts'
import { Forms } from './forms.ts'
import { LanguageTag } from './languageTag.ts'
import { Languages } from './languages.ts'
import { Organization } from './organization.ts'
import { ResultsKept } from './resultsKept.ts'
import { Security } from './security.ts'
import { urlOf } from './urlOf.ts'
import { WORDS } from './words.ts'

// The host counts as a whole: an address may hold the name of another host in its path or before an @.
const BookingUrl = HttpsUrl.refine(
  (url) => urlOf(url)?.hostname === 'calendly.com',
  'must be a page of calendly.com such as https://calendly.com/your-name/demo',
)

/** The public address of a Sentry project; it holds the public key and never the secret one. */
const Dsn = z
  .string()
  .max(300)
  .regex(
    /^https:\/\/[a-z0-9]+@[a-z0-9.-]+(?:\/[a-z0-9-]+)*\/[0-9]+$/,
    'must be a public Sentry address such as https://key@o0.ingest.sentry.io/1',
  )

/** `config/site.json`. */
export const SiteSettings = z
  .strictObject({
    $schema: EditorSchema,
    configVersion: ConfigVersion,
    name: line(40).describe('Name of the company.'),
    url: HttpsUrl.regex(/[^/]$/, 'must not end in a slash').describe('Address of the site, without a slash at the end.'),
    language: LanguageTag.default('en').describe('Language of the texts.'),
    languages: Languages.describe(
      'Further languages of the site. The texts of this folder are its own language; a translation lies beside what it translates, such as ' +
        'pages/visit.de.json beside pages/visit.json. docs/languages.md tells more.',
    ),
    description: text(320).describe('What the company does, for search engines.'),
    titleSuffix: line(40).describe('Added to every page title after a dot.'),
    logo: z
      .strictObject({
        src: AssetPath.describe('The logo for light backgrounds.'),
        srcOnDark: AssetPath.optional().describe('The logo for dark backgrounds; made from an SVG when left out, its dark colours white.'),
        width: z.int().min(1).max(1000).describe('Width at which it is shown, in pixels.'),
        height: z.int().min(1).max(400).describe('Height at which it is shown, in pixels.'),
      })
      .refine(({ src, srcOnDark }) => srcOnDark !== undefined || src.endsWith('.svg'), {
        error: 'a logo for dark backgrounds can be made from an SVG only; add srcOnDark, or take an SVG',
        path: ['src'],
      })
      .describe('The logo, for light and for dark backgrounds.'),
    favicon: AssetPath.describe('Small picture for browser tabs, best an SVG.'),
    appleTouchIcon: AssetPath.optional().describe('PNG of 180 × 180 pixels for home screens.'),
    socialImage: SharedPicture.optional().describe(
      'One picture for all shared links, 1200 × 630 pixels, not SVG. When left out, each page gets a card with its title, the logo and ' +
        'the colours and font of the theme.',
    ),
    organization: Organization,
    backends: z
      .strictObject({
        admin: HttpsUrl.optional().describe('Address of the admin service.'),
        user: HttpsUrl.optional().describe('Address of the user service.'),
        cdn: HttpsUrl.optional().describe('Host of static files.'),
      })
      .default({})
      .describe('Addresses of the backend services that forms and tools of this site use; most sites have none.'),
    booking: z
      .strictObject({ url: BookingUrl.describe('Page where a demo can be booked.') })
      .optional()
      .describe('Booking of demos.'),
    analytics: z
      .strictObject({
        trackingId: z
          .string()
          .regex(/^G-[A-Z0-9]{6,12}$/, 'must be a GA4 id such as G-ABC123DEF4')
          .optional()
          .describe('Google Analytics 4 id; without it nothing is loaded.'),
        consent: z
          .enum(['strict', 'advanced', 'none'])
          .default('strict')
          .describe(
            'How visitors are asked before their visits are counted. strict: nothing is loaded until they accept; advanced: visits are ' +
              'counted without cookies until they accept; none: they are not asked. A browser that asks for privacy (Global Privacy ' +
              'Control) has refused, whatever this field says.',
          ),
      })
      .default({ consent: 'strict' })
      .describe('Visitor statistics.'),
    errorReports: z
      .strictObject({ dsn: Dsn.optional().describe('Sentry address; without it nothing is sent.') })
      .default({})
      .describe('Error reports.'),
    forms: Forms.prefault({}),
    security: Security.default({}),
    sectionPackages: z
      .array(
        z
          .string()
          .max(214)
          .regex(/^(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/, 'must be the name of a package such as @company/page-sections'),
      )
      .max(20)
      .default([])
      .describe(
        'Installed packages that bring section types, by name. Those in the folder sections, next to the config folder, are known without it.',
      ),
    rules: z
      .record(z.string().max(60), z.enum(['off', 'warn', 'error']))
      .default({})
      .describe(
        'What holds for single rules of the check, by code, such as { "E_TITLE_LENGTH": "off" }; off, warn or error. ' +
          'docs/rules.md lists them.',
      ),
    budgets: z
      .array(Budget)
      .max(40)
      .default([])
      .describe('What pages may weigh, by kind or address. A page keeps to every budget that fits it. Without budgets nothing is limited.'),
    allowedRedirectHosts: z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[a-z0-9.-]+$/),
      )
      .max(20)
      .default([])
      .describe('Other hosts that redirects may lead to.'),
    words: z
      .strictObject(WORDS)
      .prefault({})
      .describe('Small words of the site’s furniture, and under their names those of packages of section types.'),
    toolResults: ResultsKept,
  })
  .describe('What holds for the whole site.')

/** Site settings, parsed. */
export type SiteSettings = z.output<typeof SiteSettings>
