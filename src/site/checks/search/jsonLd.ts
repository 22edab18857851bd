import { VISIT } from '#src/site/checks/examplePieces.ts'
import type { PageConfig, ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import { head } from '#src/site/head/head.ts'
import type { Site } from '#src/site/site.ts'

/** Minimum size of a logo in structured data (Google Search Central, "Organization structured data", read 2026-11). */
const LEAST_LOGO = 112

export const jsonLd = rule({
  code: 'E_JSON_LD',
  group: 'search',
  severity: 'error',
  title: 'Incomplete structured data',
  about:
    'The structured data that search engines read from a page lacks a value that its type requires, such as the text of an answer or ' +
    'the term of a glossary entry.',
  hint: 'Fill in the field that it is generated from, or choose another kind of page.',
  example: { file: VISIT, replaces: '"kind": "ContactPage"', bad: '"kind": "DefinedTerm"', good: '"kind": "ContactPage"' },
  check: (config) => [...incompleteThings(config), ...smallLogo(config)],
  checkPage: (config) => [...wordlessAnswers(config), ...termlessPages(config)],
})

type Thing = Record<string, unknown>

/**
 * Required fields of each type of structured data (schema.org; Google Search Central, "Search gallery", read 2026-11). Ratings and prices
 * that Google expects for software are left out, because a site cannot invent them.
 */
const needed: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Article: ['headline', 'dateModified', 'author'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem'],
  WebApplication: ['name', 'applicationCategory', 'operatingSystem'],
  Service: ['name', 'provider'],
  DefinedTerm: ['name'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

/**
 * Structured data with missing fields. Checks the document head of the home page and of pages that list others: all other pages are
 * generated from required fields.
 */
function incompleteThings(config: ReadConfig): RuleProblem[] {
  if (!config.settings || !config.footer || !config.notFound) return []
  const site = config as ReadConfig & Site
  const names = new Set(config.collectionNames)
  return config.pages.flatMap((page) => {
    if (page.generated || page.meta.noindex || (page.path !== '/' && page.meta.kind !== 'CollectionPage')) return []
    // A missing collection has its own rule.
    if (page.sections.some((section) => 'collection' in section && section.collection !== undefined && !names.has(section.collection)))
      return []
    const lacking: string[] = []
    judge((head(site, page).jsonLd as { '@graph': Thing[] })['@graph'], lacking)
    return lacking.map((what) => ({ file: page.file, keyPath: [], message: `the structured data of this page is incomplete: ${what}` }))
  })
}

function judge(value: unknown, lacking: string[]): void {
  if (Array.isArray(value)) for (const item of value) judge(item, lacking)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const thing = value as Thing
  const type = String(thing['@type'] ?? '')
  for (const field of needed[type] ?? []) {
    const given = thing[field]
    if (given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0))
      lacking.push(`${type} has no ${field}${typeof thing['name'] === 'string' ? ` ("${thing['name']}")` : ''}`)
  }
  for (const key in thing) if (typeof thing[key] === 'object') judge(thing[key], lacking)
}

/** A picture in a Markdown text. */
const PICTURE = /!\[[^\][]*\]\([^()]*\)/g

/** Search engines use the text of an answer; a picture alone has none. */
function wordlessAnswers(config: PageConfig): RuleProblem[] {
  const message = 'the answer has no text that search engines could use'
  return writtenSections(config).flatMap(({ section, file, keyPath }) =>
    section.type === 'faq'
      ? section.items.flatMap(({ answer }, index) =>
          answer.replace(PICTURE, '').trim() === ''
            ? [{ file, keyPath: [...keyPath, 'items', index, 'answer'], message, hint: 'Add text to the answer.' }]
            : [],
        )
      : [],
  )
}

/** A page of the kind DefinedTerm needs a glossaryEntry section. */
function termlessPages({ page }: PageConfig): RuleProblem[] {
  if (page?.meta.kind !== 'DefinedTerm' || page.sections.some(({ type }) => type === 'glossaryEntry')) return []
  const message = 'the kind of this page is DefinedTerm, but it has no section of type glossaryEntry'
  return [{ file: page.file, keyPath: ['kind'], message, hint: 'Add that section, or choose another kind.' }]
}

/** The logo for search engines must be large enough. */
function smallLogo({ settings, pictures }: ReadConfig): RuleProblem[] {
  const size = settings?.appleTouchIcon === undefined ? undefined : pictures.get(settings.appleTouchIcon)
  if (!size || Math.min(size.width, size.height) >= LEAST_LOGO) return []
  const needs = `at least ${LEAST_LOGO} × ${LEAST_LOGO} are needed`
  const message = `search engines show this picture as the logo, but it is ${size.width} × ${size.height} pixels, and ${needs}`
  return [{ file: 'site.json', keyPath: ['appleTouchIcon'], message, hint: 'Export it at 180 × 180 pixels.' }]
}
