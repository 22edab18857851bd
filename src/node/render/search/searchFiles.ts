import { type IndexedPage, searchIndex } from './searchIndex.ts'
import { pageTerms } from './pageTerms.ts'
import { pageText } from './pageText.ts'
import type { SearchedPage } from './searchedPages.ts'

/** The files of the search of a site: address → content. `documentAt` returns the document of a page, by its path. */
export function searchFiles(pages: readonly SearchedPage[], documentAt: (path: string) => string): Map<string, string> {
  const byLanguage = new Map<string, IndexedPage[]>()
  for (const page of pages) {
    const { path, language, name, description } = page
    const said = pageText(documentAt(path))
    const indexed = byLanguage.get(language) ?? []
    byLanguage.set(language, indexed)
    indexed.push({ text: [path, name, description, said.sections], terms: pageTerms(page, said) })
  }
  return new Map(Array.from(byLanguage).flatMap(([language, indexed]) => [...searchIndex(language, indexed)]))
}
