import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { mainHeadingTypes } from '#src/site/pages/mainHeadingTypes.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import type { SitePage } from '#src/site/site.ts'

/** Most files that one finding names. */
const MOST_NAMED = 20

/** Two pages may not claim one path; the later file is the one at fault. */
export function uniquePaths(config: ReadConfig): UnplacedProblem[] {
  const owner = new Map<string, SitePage>()
  return everyPage(config).flatMap((page) => {
    const first = owner.get(page.path)
    owner.set(page.path, first ?? page)
    return first
      ? [
          {
            code: 'E_PATH_TAKEN',
            file: page.file,
            keyPath: [],
            message: `${page.path} already belongs to ${first.file}`,
            hint: 'Rename one of the two files.',
          },
        ]
      : []
  })
}

/** Titles and descriptions tell pages apart, so no two pages share one. */
export function uniqueTitles(config: ReadConfig): UnplacedProblem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const owners = group(everyPage(config), (page) => page.meta[field].toLowerCase())
    return [...owners.values()].flatMap((same) =>
      same
        .slice(1)
        .map((page) => ({
          code: `E_SAME_${field.toUpperCase()}`,
          file: page.file,
          keyPath: [field],
          message: `the ${field} is the same as in ${listed(same, page)}`,
          hint: `Give every page its own ${field}.`,
        })),
    )
  })
}

/** The files of the other pages. Of very many the first are named; each of the rest has a finding of its own. */
function listed(same: SitePage[], page: SitePage): string {
  const others = same
    .slice(0, MOST_NAMED + 1)
    .flatMap((other) => (other === page ? [] : [other.file]))
    .slice(0, MOST_NAMED)
  const more = same.length - 1 - others.length
  return `${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** A page has exactly one main heading: one hero or one glossary entry. */
export function oneMainHeading(config: ReadConfig): UnplacedProblem[] {
  return everyPage(config).flatMap((page): UnplacedProblem[] => {
    const mains = page.sections.flatMap((section, index) => (mainHeadingTypes.has(section.type) ? [index] : []))
    if (mains.length === 0) {
      return [
        {
          code: 'E_NO_H1',
          file: page.file,
          keyPath: ['sections'],
          message: 'the page has no main heading',
          hint: 'Begin it with a section of type hero, a glossaryEntry or a tool.',
        },
      ]
    }
    return mains
      .slice(1)
      .map((index) => ({
        code: 'E_TWO_H1',
        ...page.sources[index]!,
        message: 'this is a second main heading of the page',
        hint: 'Keep one section of type hero, glossaryEntry or a tool.',
      }))
  })
}

/** Anchors are unique within a page. */
export function uniqueAnchors(config: ReadConfig): UnplacedProblem[] {
  return everyPage(config).flatMap((page) => {
    const seen = new Set(ownIds)
    return page.sections.flatMap((section, index) => {
      if (section.id === undefined) return []
      const again = seen.has(section.id)
      seen.add(section.id)
      const source = page.sources[index]!
      return again
        ? [
            {
              code: 'E_SAME_ANCHOR',
              file: source.file,
              keyPath: [...source.keyPath, 'id'],
              message: `the anchor "${section.id}" is already used on ${page.path}`,
            },
          ]
        : []
    })
  })
}

/** Forms of one page have names of their own: the ids of their fields are made from them, and what is typed is kept by them. */
export function uniqueForms(config: ReadConfig): UnplacedProblem[] {
  return everyPage(config).flatMap((page) => {
    const seen = new Set<string>()
    return page.sections.flatMap((section, index): UnplacedProblem[] => {
      if (section.type !== 'form') return []
      const again = seen.has(section.name)
      seen.add(section.name)
      const { file, keyPath } = page.sources[index]!
      return again
        ? [
            {
              code: 'E_SAME_ANCHOR',
              file,
              keyPath: [...keyPath, 'name'],
              message: `another form on ${page.path} has the name "${section.name}", from which the ids of fields are made`,
            },
          ]
        : []
    })
  })
}

/** The pages and, first, the not-found page. */
function everyPage({ pages, notFound }: ReadConfig): SitePage[] {
  return notFound ? [notFound, ...pages] : pages
}

function group<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const of = key(item)
    const members = groups.get(of)
    if (members) members.push(item)
    else groups.set(of, [item])
  }
  return groups
}

/** Checks of pages. */
export const pageChecks: Check[] = [uniquePaths, uniqueTitles, oneMainHeading, uniqueAnchors, uniqueForms]
