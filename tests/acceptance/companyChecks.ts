import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { wordsInCode } from './wordsInCode.ts'

/** The company under test: its config folder, and what loading it gave. */
export type Company = { configDir: string; site: Site; config: Loaded['config'] }

/** A statement of the specification about the company, and what fails when it does not hold. */
export type CompanyCheck = [statement: string, check: (company: Company) => void]

const PRODUCTS = ['recruitment-platform', 'qscreen', 'interview-as-service'].map((id) => `/products/${id}`)
const PRICES = PRODUCTS.map((path) => path.replace('products', 'pricing'))
const TOOLS = [
  'ats-resume-checker',
  'ai-linkedin-optimization',
  'resume-jd-syncer',
  'resume-data-scout',
  'job-description-scanner',
  'top-talent-selector',
].map((id) => `/products/${id}`)
const APPLY = '/pricing/permission/apply'
const BARE = '/get-started'
const MAIN = [
  '/',
  '/about-us',
  '/contact-us',
  '/glossary/interview-as-service',
  '/glossary/recruitment-platform',
  '/integration',
  '/pricing/permission',
  '/privacy-policy',
  '/products',
  '/services/campus-recruitment',
  '/services/interview-as-a-service',
  '/terms-conditions',
  APPLY,
  ...PRODUCTS,
  ...PRICES,
  ...TOOLS,
]
const SOLUTIONS = ['start-ups', 'medium', 'large', 'staffing-agency', 'corporate', 'it-industry', 'education-institution'].map(
  (id) => `/solutions/${id}`,
)
const ARTICLES = [
  '/comparison/zoho-recruit-alternative',
  '/comparison/ceipal-alternative',
  '/explore/ats-crm-platform',
  '/explore/ai-recruitment-platform',
]
const HEADER = [...PRODUCTS, ...PRICES, ...SOLUTIONS, '/about-us', '/contact-us']
const FOOTER = [...PRODUCTS, '/glossary/recruitment-platform', '/glossary/interview-as-service', ...ARTICLES, '/about-us', '/contact-us']

/**
 * Those of `paths` that are pages now. Each of the others is redirected, not shown today, or off the list of releases because its owner
 * took it off; one that just vanished fails.
 */
function pagesAt({ configDir, site, config }: Company, paths: string[]): SitePage[] {
  const list = join(configDir, 'slugs.lock.json')
  const released = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { paths: string[] }).paths : paths
  const redirected = site.redirects.map(({ from }) => from)
  const lost = paths.filter((path) => !findPage(site, path) && released.includes(path) && !redirected.includes(path))
  expect(lost.filter((path) => !config?.unshown.has(path))).toEqual([])
  return paths.flatMap((path) => findPage(site, path) ?? [])
}

const pathsAt = (company: Company, paths: string[]) => pagesAt(company, paths).map(({ path }) => path)

/**
 * What the specification asks of the company of `config/` and no edit that `npm run validate` lets through takes away: it contains this,
 * whatever else it contains, in whatever words, colours and order.
 */
export const companyChecks: CompanyCheck[] = [
  ['the code of the product holds no name and no host of the company', ({ site }) => expect(wordsInCode(site.settings)).toEqual([])],
  [
    'R1.3 the brand colour is the primary colour of the pages, and the fonts come from the site itself',
    ({ site: { theme }, configDir }) => {
      expect(siteTheme(theme).variables.light.get('--mui-palette-primary-main')).toBe(theme.colors.primary)
      for (const { src } of theme.font.files) expect(existsSync(join(configDir, src)), src).toBe(true)
    },
  ],
  ['R2 R2.4 no address of the specification has vanished', (company) => void pagesAt(company, [...MAIN, BARE, ...SOLUTIONS, ...ARTICLES])],
  [
    'R2 the pages of the main layout have it, and the second layout is there',
    (company) => {
      expect(pagesAt(company, MAIN).filter(({ meta }) => meta.layout !== 'main')).toEqual([])
      expect(pagesAt(company, [BARE]).filter(({ meta }) => meta.layout !== 'bare')).toEqual([])
    },
  ],
  [
    'R2.2 the application for permission keeps the address parameters and the agreement',
    (company) => expect(pagesAt(company, [APPLY]).filter(({ meta }) => meta.session !== 'keep')).toEqual([]),
  ],
  [
    'R2.3 the six tool pages keep the scroll position',
    (company) => expect(pagesAt(company, TOOLS).filter(({ meta }) => meta.scroll !== 'keep')).toEqual([]),
  ],
  [
    'R2.4 both glossaries have their entries',
    ({ site }) => {
      const below = (prefix: string) =>
        new Set(
          [...site.pages.map(({ path }) => path), ...site.redirects.map(({ from }) => from)].filter((path) => path.startsWith(prefix)),
        )
      expect(below('/glossary/recruitment-platform/').size).toBeGreaterThanOrEqual(40)
      expect(below('/glossary/interview-as-service/').size).toBeGreaterThanOrEqual(20)
    },
  ],
  [
    'R1.1 R1.2 R3 the menus of the header lead to the products, the prices, each audience and the company',
    (company) => {
      const entries = headerEntries(company.site)
      const shown = entries.flatMap(({ path, groups }) => [path, ...groups.flatMap(({ items }) => items.map(({ location }) => location))])
      expect(shown).toEqual(expect.arrayContaining(pathsAt(company, HEADER)))
    },
  ],
  [
    'R4.1 the columns of the footer lead to the products, the glossaries, the articles, the comparisons and the company',
    (company) => {
      const shown = footerWithPages(company.site).columns.flatMap(({ items }) => items.map(({ location }) => location))
      expect(shown).toEqual(expect.arrayContaining(pathsAt(company, FOOTER)))
    },
  ],
]
