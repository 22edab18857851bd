import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import type { Site } from '#src/site/site.ts'
import { CRAWLERS } from './crawlers.ts'

/** What each choice says about the use of texts, as content signals (contentsignals.org), and the crawlers that it refuses. */
const CHOICES = {
  open: { signals: 'search=yes, ai-input=yes, ai-train=yes', refused: [] },
  answers: { signals: 'search=yes, ai-input=yes, ai-train=no', refused: ['train'] },
  closed: { signals: 'search=yes, ai-input=no, ai-train=no', refused: ['train', 'answer'] },
} as const satisfies Record<NonNullable<Site['settings']['robots']>, { signals: string; refused: readonly ('train' | 'answer')[] }>

/** The content of robots.txt, which names these sitemaps. Without a choice it allows everything and says nothing about the use of texts. */
export function robotsTxt(site: Site, sitemaps: readonly string[]): string {
  const { robots } = site.settings
  const choice = robots && CHOICES[robots]
  const refused = CRAWLERS.filter(({ use }) => choice?.refused.some((one) => one === use))
  return [
    'User-agent: *',
    ...(choice ? [`Content-Signal: ${choice.signals}`] : []),
    'Allow: /',
    '',
    ...(refused.length === 0 ? [] : [...refused.map(({ name }) => `User-agent: ${name}`), 'Disallow: /', '']),
    ...sitemaps.map((path) => `Sitemap: ${absoluteUrl(site, path)}`),
    '',
  ].join('\n')
}
