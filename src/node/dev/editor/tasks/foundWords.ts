import type { FoundWords } from '#src/node/dev/editor/wire.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { readSources, treeOf } from '#src/node/edit/sources.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { findWords } from '#src/node/replace/findWords.ts'
import { placeOf } from '#src/node/replace/planReplace.ts'
import type { WordQuery } from '#src/node/replace/wordPattern.ts'
import { findNodeAtLocation } from 'jsonc-parser'

/** The number of places that the editor lists. */
const MOST = 500

/** The places of words for the editor, with the names of their pages. */
export function foundWords(configDir: string, query: WordQuery): FoundWords {
  if (query.words.trim() === '') return { total: 0, groups: [] }
  const sources = readSources(configDir)
  const translations = readTranslations(configDir, sources)
  const hits = findWords({ configDir, sources, translations }, query)
  const pages = pageFiles(sources).files
  const groups: FoundWords['groups'] = []
  for (const hit of hits.slice(0, MOST)) {
    const { file, path, keyPath, before, words, after, isFormatted } = hit
    let group = groups.find((one) => (path === null ? one.path === null && one.file === file : one.path === path))
    if (!group)
      groups.push((group = { file, path, name: path === null ? file : (nameIn(file) ?? nameIn(pages.get(path)) ?? path), places: [] }))
    group.places.push({ place: placeOf(hit), file, keyPath, before, words, after, isFormatted })
  }
  return { total: hits.length, groups }

  function nameIn(file: string | undefined): string | undefined {
    const tree = treeOf([...sources, ...translations].find((source) => source.file === file)?.text ?? '')
    const name: unknown = tree && findNodeAtLocation(tree, ['name'])?.value
    return typeof name === 'string' ? name : undefined
  }
}
