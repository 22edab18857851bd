import type { FieldValue } from '#src/site/fields/fieldValue.ts'
import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** A page that visitors can find. `words` are words that count like headings: topics, tags, other names, values of fields. */
export type SearchedPage = { path: string; language: string; name: string; description: string; words: string[] }

/**
 * The pages in the index, by path: those that search engines may list, in languages in which a page has a search. Empty if no page has one.
 * Drafts and pages outside their dates are not part of a loaded site.
 */
export function searchedPages(site: Pick<Site, 'pages' | 'settings'>): SearchedPage[] {
  const languageOf = ({ language }: SitePage) => language ?? site.settings.language
  const languages = new Set(site.pages.filter(({ uses }) => uses.types.includes('siteSearch')).map(languageOf))
  if (languages.size === 0) return []
  return site.pages
    .filter((page) => !page.meta.noindex && !page.isFallback && !page.generated && languages.has(languageOf(page)) && !isSearch(page))
    .map((page) => ({ path: page.path, language: languageOf(page), ...saidBy(page) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

const isSearch = ({ uses }: SitePage) => uses.types.includes('siteSearch')

function saidBy({ meta, uses, sections }: SitePage): Omit<SearchedPage, 'path' | 'language'> {
  const { name, title, description, summary, topics, tags = [], fields = {} } = meta
  const also = uses.types.includes('glossaryEntry') ? sectionsOfType(sections, 'glossaryEntry').flatMap((entry) => entry.also) : []
  return {
    name,
    description: summary || description,
    words: [title, description, ...also, ...topics, ...tags, ...Object.values(fields).flatMap(textsOf)],
  }
}

/** The texts of a field, without the addresses in it. */
function textsOf(value: FieldValue): string[] {
  if (typeof value === 'string') return [value.replace(/<[^<>]*>/g, ' ')]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value))
    return (value as readonly (string | Record<string, FieldValue>)[]).flatMap((one) =>
      typeof one === 'string' ? one : Object.values(one).flatMap(textsOf),
    )
  const { name, address, label, alt } = value as { name?: string; address?: string; label?: string; alt?: string }
  return [name, address, label, alt].filter((text) => text !== undefined)
}
