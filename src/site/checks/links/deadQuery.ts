import { HOME } from '#src/site/checks/examplePieces.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { SitePage } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const deadQuery = rule({
  code: 'E_DEAD_QUERY',
  group: 'links',
  severity: 'warning',
  title: 'Unused query parameter',
  about:
    'The link passes a query parameter, such as ?plan=basic, that the target page does not use: no form has a field with this ' +
    'fromQuery, or the field does not have this choice. Campaign parameters, such as utm_source, are not checked.',
  advice: 'Correct the name or the value, or remove the parameter.',
  example: { file: HOME, replaces: '"href": "/visit"', bad: '"href": "/visit?bread=rye-loaf"', good: '"href": "/visit"' },
  ignoresWords: true,
  check: (config) =>
    config.references('href').flatMap((reference) => {
      const { value, isDormant } = reference
      // Redirects pass on the queries of external links.
      if (isDormant || !value.startsWith('/') || !value.includes('?') || reference.file === 'redirects.json') return []
      const [, path = '', query = ''] = /^([^?#]*)\?([^#]*)/.exec(value) ?? []
      const page = findPage(config, path)
      if (!page) return []
      const { file, keyPath, text } = reference
      return faultsOf(config, page, query).map((fault) => ({ file, keyPath, text, ...fault }))
    }),
})

/** Parameters that analytics tools add to addresses. */
const OF_CAMPAIGNS = /^(?:utm_|mtm_|pk_|at_)|^(?:gclid|fbclid|msclkid|ref|from|via|source|campaign)$/

/** The allowed values of a parameter; null if any value is allowed. */
type Readable = Map<string, ReadonlySet<string> | null>

function faultsOf(config: ReadConfig, page: SitePage, query: string): Pick<RuleProblem, 'message' | 'hint'>[] {
  const readable = page.meta.session === 'keep' ? readOnKeeping(config) : readOn(page)
  return [...new URLSearchParams(query)].flatMap(([name, value]) => {
    if (OF_CAMPAIGNS.test(name)) return []
    const values = readable.get(name)
    if (values === undefined) {
      const hint =
        didYouMean(name, readable.keys()) ?? (readable.size > 0 ? `The page uses ${[...readable.keys()].join(', ')}.` : 'Remove it.')
      return [{ message: `${page.path} does not use "${name}"`, hint }]
    }
    if (values === null || values.has(value)) return []
    return [
      {
        message: `"${name}" on ${page.path} does not have the choice "${value}"`,
        hint: didYouMean(value, values) ?? `Choose one of: ${[...values].join(', ')}.`,
      },
    ]
  })
}

function readOn({ sections, uses }: SitePage): Readable {
  const found: Readable = new Map()
  for (const section of sections) {
    if (section.type === 'form') {
      for (const field of section.fields) {
        if (field.kind === 'source' && field.from.startsWith('?'))
          found.set(field.from.slice(1), field.values ? new Set(field.values) : null)
        if (field.kind === 'choice' && field.fromQuery) found.set(field.fromQuery, new Set(field.options.map(({ value }) => value)))
      }
    } else if (section.type === 'integrationsDirectory') {
      found.set('q', null)
      found.set('category', new Set(section.categories.map(({ id }) => id)))
    } else if (section.type === 'glossaryIndex') {
      found.set('q', null)
      found.set('topic', null)
    }
  }
  // Visitor data passed to the booking page.
  if (uses.opensBooking) for (const name of ['name', 'email']) found.set(name, null)
  return found
}

/** Parameters read by all pages that remember them, since one of these pages may lead to another. */
const readOnKeeping = perConfig(
  (config: ReadConfig): Readable =>
    new Map(config.pages.filter(({ meta }) => meta.session === 'keep').flatMap((page) => [...readOn(page)])),
)
