import type { Check, ReadConfig } from './check.ts'
import { head } from '#src/site/head/head.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { writtenSections } from './writtenSections.ts'

type Thing = Record<string, unknown>

/**
 * The table: what each type of thing that pages describe must say to be of use (schema.org; Google Search Central, "Search gallery", read
 * 2026-11). Ratings and prices that Google takes for software are left out: nobody may make them up.
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
 * What pages tell search engines about themselves is whole. It is judged as the head of a page has it, on the home page and on pages that
 * list others: all other pages are made from fields that are always there.
 */
export function wholeStructuredData(config: ReadConfig): UnplacedProblem[] {
  if (!config.settings || !config.notFound) return []
  const site = config as ReadConfig & Site
  return config.pages.flatMap((page): UnplacedProblem[] => {
    if (page.meta.noindex || (page.path !== '/' && page.meta.kind !== 'CollectionPage')) return []
    const lacking: string[] = []
    judge((head(site, page).jsonLd as { '@graph': Thing[] })['@graph'], lacking)
    return lacking.map((what) => ({
      code: 'E_JSON_LD',
      file: page.file,
      keyPath: [],
      message: `what search engines read about this page is not whole: ${what}`,
      hint: 'Fill in what it is made from, or choose another kind of page.',
    }))
  })
}

/** Search engines take the words of an answer; a picture alone has none. */
export function answersWithWords(config: ReadConfig): UnplacedProblem[] {
  return writtenSections(config).flatMap(({ section, file, keyPath }) =>
    section.type === 'faq'
      ? section.items.flatMap(({ answer }, index): UnplacedProblem[] =>
          answer.replace(PICTURE, '').trim() === ''
            ? [
                {
                  code: 'E_JSON_LD',
                  file,
                  keyPath: [...keyPath, 'items', index, 'answer'],
                  message: 'the answer has no words that search engines could read',
                  hint: 'Say it in words too.',
                },
              ]
            : [],
        )
      : [],
  )
}

/** A picture of a Markdown text. */
const PICTURE = /!\[[^\]]*\]\([^)]*\)/g

/** A page that says it explains a term has the section that does. */
export function kindsWithContent({ pages }: ReadConfig): UnplacedProblem[] {
  return pages.flatMap((page): UnplacedProblem[] =>
    page.meta.kind === 'DefinedTerm' && !page.sections.some(({ type }) => type === 'glossaryEntry')
      ? [
          {
            code: 'E_JSON_LD',
            file: page.file,
            keyPath: ['kind'],
            message: 'the page says it explains a term, and has no section of type glossaryEntry',
            hint: 'Add that section, or choose another kind.',
          },
        ]
      : [],
  )
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

/** Checks of what is written for search engines alone. */
export const structuredDataChecks: Check[] = [wholeStructuredData, answersWithWords, kindsWithContent]
