import { type FieldRow, fieldRows } from '#src/site/fields/fieldRows.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** A page that visitors can find. `words` are words that count like headings: topics, tags, other names, values of fields. */
export type SearchedPage = { path: string; language: string; name: string; description: string; words: string[] }

/**
 * The pages in the index, by path: those that search engines may list, in languages in which a page has a search. Empty if no page has one.
 * Drafts and pages outside their dates are not part of a loaded site.
 */
export function searchedPages(site: Site): SearchedPage[] {
  const languageOf = ({ language }: SitePage) => language ?? site.settings.language
  const languages = new Set(site.pages.filter(({ uses }) => uses.types.includes('siteSearch')).map(languageOf))
  if (languages.size === 0) return []
  return site.pages
    .filter((page) => !page.meta.noindex && !page.isFallback && !page.generated && languages.has(languageOf(page)) && !isSearch(page))
    .map((page) => ({ path: page.path, language: languageOf(page), ...saidBy(site, page) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

const isSearch = ({ uses }: SitePage) => uses.types.includes('siteSearch')

function saidBy(site: Site, page: SitePage): Omit<SearchedPage, 'path' | 'language'> {
  const { meta, uses, sections } = page
  const { name, title, description, summary, topics, tags = [] } = meta
  const fields = meta.fields ? fieldRows(viewOf(site, page), page) : []
  const also = uses.types.includes('glossaryEntry') ? sectionsOfType(sections, 'glossaryEntry').flatMap((entry) => entry.also) : []
  return { name, description: summary || description, words: [title, description, ...also, ...topics, ...tags, ...fields.flatMap(wordsOf)] }
}

/** The words of a field, without the addresses in it. */
function wordsOf({ items = [], html = '', picture }: FieldRow): string[] {
  return [...items.map(({ words }) => words), html.replace(/<[^<>]*>/g, ' '), picture?.alt ?? ''].filter((text) => text !== '')
}
