import type { Collection, FragmentFile } from '#schemas/collection.ts'
import type { Page } from '#schemas/page.ts'
import { stateAt } from '#src/site/pages/live.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { type AssembledPage, type PageParts, assemblePage } from './assemblePage.ts'
import type { CollectedFacts, FileContent } from './collectFacts.ts'
import type { ListedFiles } from './listFiles.ts'
import { type SectionText, problemsIn, sectionText } from './sectionText.ts'

/** What pages are made from, parsed: pages and entries, and by their names the collections and fragments. */
export type PageFiles = {
  written: readonly FileContent<Page>[]
  collections: ReadonlyMap<string, FileContent<Collection>>
  fragments: ReadonlyMap<string, FileContent<FragmentFile>>
}

/** The pages that are live at a moment, in the order of their paths, and the texts that are shown now or later, each of them once. */
export type AssembledPages = { pages: AssembledPage[]; texts: SectionText[]; problems: UnplacedProblem[] }

/** Puts the pages together as they are at a moment, in milliseconds since 1970. */
export function assemblePages(
  { written, collections, fragments }: PageFiles,
  markdown: CollectedFacts['markdown'],
  { all, json }: Pick<ListedFiles, 'all' | 'json'>,
  at: number,
): AssembledPages {
  const withTexts = [...collections.values(), ...fragments.values(), ...written].filter(({ texts }) => texts.length > 0)
  const parts: PageParts = {
    collections,
    isCollection: (name) => json.includes(`collections/${name}/index.json`),
    fragments,
    texts: new Map(withTexts.map(({ file, texts }) => [file, texts.map((field) => sectionText(file, field, markdown, all))])),
  }
  // Those that appear later are assembled now, so that their problems show while somebody looks, and left out.
  const made = written
    .filter(({ value }) => !value.draft && stateAt(value, at) !== 'expired')
    .map((found) => ({ assembled: assemblePage(found, parts, at), isLive: stateAt(found.value, at) === 'live' }))
  // A text that several pages show counts once.
  const shown = [...new Set(made.flatMap(({ assembled }) => ('page' in assembled ? assembled.shown : [])))]
  return {
    pages: made
      .flatMap(({ assembled, isLive }) => (isLive && 'page' in assembled ? [assembled] : []))
      .sort(({ page: a }, { page: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.file < b.file ? -1 : 1)),
    texts: shown.flatMap((text) => ('problems' in text ? [] : [text])),
    problems: [
      ...made.flatMap(({ assembled }) => ('page' in assembled ? [] : assembled.problems)),
      ...shown.flatMap((text) => ('problems' in text ? text.problems : problemsIn(text))),
    ],
  }
}
