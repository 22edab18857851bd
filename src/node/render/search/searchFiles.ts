import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { type IndexedPage, searchIndex } from './searchIndex.ts'
import { pageTerms } from './pageTerms.ts'
import { pageText } from './pageText.ts'
import type { SearchedPage } from './searchedPages.ts'

/** The files of the search of a site: address → content. `root` is the folder with the documents of its pages. */
export function searchFiles(pages: readonly SearchedPage[], root: string): Map<string, string> {
  const byLanguage = new Map<string, IndexedPage[]>()
  for (const page of pages) {
    const { path, language, name, description } = page
    const said = pageText(readFileSync(join(root, pageFiles(path).document), 'utf8'))
    const indexed = byLanguage.get(language) ?? []
    byLanguage.set(language, indexed)
    indexed.push({ text: [path, name, description, said.sections], terms: pageTerms(page, said) })
  }
  return new Map(Array.from(byLanguage).flatMap(([language, indexed]) => [...searchIndex(language, indexed)]))
}
