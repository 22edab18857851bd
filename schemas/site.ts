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

// Compares the entire host: an address may contain the name of another host in its path or before an @.
const BookingUrl = HttpsUrl.refine(
  (url) => urlOf(url)?.hostname === 'calendly.com',
  'must be a page of calendly.com such as https://calendly.com/your-name/demo',
)

/** The public address of a Sentry project, which contains only the public key. */
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
    url: HttpsUrl.regex(/[^/]$/, 'must not end with a slash').describe(
      'Address of the site, without a slash at the end. It may have a path, such as https://example.org/museum; see docs/hosting.md.',
    ),
    language: LanguageTag.default('en').describe('Language of the texts.'),
    languages: Languages.describe(
      'Additional languages of the site. A translation is next to the file that it translates, such as pages/visit.de.json next to ' +
        'pages/visit.json. See docs/languages.md.',
    ),
    addresses: z
      .enum(['ascii', 'letters'])
      .optional()
      .describe(
        'How the builder spells the anchors and addresses that it derives from words: ascii, such as ueber-uns, or letters, such as ' +
          'über-uns. Addresses that you write may have letters of any script anyway. Default: ascii in languages with Latin letters, and ' +
          'letters in all others.',
      ),
    description: text(320).describe('What the company does, for search engines.'),
    titleSuffix: line(40).describe('Added to every page title, after a middle dot (·).'),
    logo: z
      .strictObject({
        src: AssetPath.describe('The logo for light backgrounds.'),
        srcOnDark: AssetPath.optional().describe(
          'The logo for dark backgrounds. Default: derived from an SVG logo, with its dark colours turned white.',
        ),
        width: z.int().min(1).max(1000).describe('Display width, in pixels.'),
        height: z.int().min(1).max(400).describe('Display height, in pixels.'),
      })
      .refine(({ src, srcOnDark }) => srcOnDark !== undefined || src.endsWith('.svg'), {
        error: 'a logo for dark backgrounds can be derived only from an SVG; add srcOnDark, or use an SVG',
        path: ['src'],
      })
      .describe('The logo, for light and for dark backgrounds.'),
    favicon: AssetPath.describe('Small picture for browser tabs, preferably an SVG.'),
    appleTouchIcon: AssetPath.optional().describe('PNG of 180 × 180 pixels for home screens.'),
    socialImage: SharedPicture.optional().describe(
      'One picture for all shared links, 1200 × 630 pixels, not SVG. Default: for each page a generated card with its title, the logo ' +
        'and the colours and font of the theme.',
    ),
    socialCards: z
      .enum(['title', 'cover'])
      .optional()
      .describe(
        'Pictures of shared links of pages without a socialImage. title (default): a card with the title; cover: the cover of the page, ' +
          'from its crop, around its focus point. Pages without a cover, or with an SVG or a picture below 600 × 315 pixels, have cards with titles.',
      ),
    newsSitemap: z
      .boolean()
      .default(false)
      .describe(
        'Also writes sitemap-news.xml, for news search: the pages of the kind NewsArticle of the last two days. Build at least daily.',
      ),
    organization: Organization,
    backends: z
      .strictObject({
        admin: HttpsUrl.optional().describe('Address of the admin service.'),
        user: HttpsUrl.optional().describe('Address of the user service.'),
        cdn: HttpsUrl.optional().describe('Host of static files.'),
      })
      .default({})
      .describe('Addresses of the backend services that the forms and tools of this site use. Most sites have none.'),
    booking: z
      .strictObject({ url: BookingUrl.describe('Page for booking a demo.') })
      .optional()
      .describe('Demo booking.'),
    analytics: z
      .strictObject({
        trackingId: z
          .string()
          .regex(/^G-[A-Z0-9]{6,12}$/, 'must be a GA4 id such as G-ABC123DEF4')
          .optional()
          .describe('Google Analytics 4 id. Without it, nothing is loaded.'),
        consent: z
          .enum(['strict', 'advanced', 'none'])
          .default('strict')
          .describe(
            'Consent to visitor statistics. strict: nothing is loaded until visitors accept; advanced: visits are counted without ' +
              'cookies until visitors accept; none: visitors are not asked. A browser with Global Privacy Control always counts as ' +
              'refused.',
          ),
      })
      .default({ consent: 'strict' })
      .describe('Visitor statistics.'),
    errorReports: z
      .strictObject({ dsn: Dsn.optional().describe('Sentry address. Without it, nothing is sent.') })
      .default({})
      .describe('Error reports.'),
    forms: Forms.prefault({}),
    security: Security.default({}),
    markdown: z
      .boolean()
      .default(true)
      .describe(
        'Also publishes each page as Markdown, at its address with .md at the end, and llms.txt with a list of them, for assistants ' +
          'and other programs that read the site. See docs/hosting.md.',
      ),
    robots: z
      .enum(['open', 'answers', 'closed'])
      .optional()
      .describe(
        'How programs with language models may use the texts, in robots.txt. open: for training and for answers; answers: for answers, ' +
          'not for training; closed: for neither. Search engines may list the site in any case. Default: robots.txt says nothing about it.',
      ),
    sectionPackages: z
      .array(
        z
          .string()
          .max(214)
          .regex(/^(?:@[a-z0-9-][a-z0-9._-]*\/)?[a-z0-9-][a-z0-9._-]*$/, 'must be the name of a package such as @company/page-sections'),
      )
      .max(20)
      .default([])
      .describe('Names of installed packages with section types. Types in the folder sections, next to this one, need not be listed.'),
    rules: z
      .record(z.string().max(60), z.enum(['off', 'warn', 'error']))
      .default({})
      .describe(
        'Severity of individual validation rules, by code: off, warn or error, such as { "E_TITLE_LENGTH": "off" }. See docs/rules.md.',
      ),
    budgets: z
      .array(Budget)
      .max(40)
      .default([])
      .describe(
        'Size limits of pages, by kind or address. A page must meet every budget that applies to it. Without budgets, there are no limits.',
      ),
    allowedRedirectHosts: z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[a-z0-9.-]+$/),
      )
      .max(20)
      .default([])
      .describe('Other hosts to which redirects may lead.'),
    words: z.strictObject(WORDS).prefault({}).describe('Interface texts of the site, and those of section packages, by package name.'),
    toolResults: ResultsKept,
  })
  .describe('Settings of the whole site.')

/** Site settings, parsed. */
export type SiteSettings = z.output<typeof SiteSettings>
