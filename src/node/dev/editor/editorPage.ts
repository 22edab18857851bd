import type { Loaded } from '#src/node/config/loadSite.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { languageName } from '#src/site/languages/languageName.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { editorFile } from './editorFile.ts'
import { asLive } from './views/asLive.ts'
import type { EditorPage } from './wire.ts'

/** What stands round the sections of all pages. */
const AROUND = ['header.json', 'footer.json']

/**
 * A page for the editor: where its sections are written, and the files that hold them and what stands round them as they are on disk. One
 * that visitors do not see now is given as it will be; the page for unknown addresses where there is none.
 */
export function editorPage(configDir: string, site: Site, problems: Loaded['problems'], path: string): EditorPage {
  const found = findPage(site, path)
  const hidden = found ? undefined : hiddenPage(configDir, path)
  const page = found ?? hidden ?? site.notFound
  const counts = new Map<string, number>()
  const pagesOf = (file: string) => {
    if (!counts.has(file)) counts.set(file, file === page.file ? 1 : pagesShowing(site, file).length + (hidden ? 1 : 0))
    return counts.get(file)!
  }
  // What a page shows for want of a translation is written in its source, for all languages.
  const { sections, sources } = page.isFallback ? { sections: [], sources: [] } : page
  const own = page.isFallback ? [] : [page.file]
  return {
    path: page.path,
    name: page.meta.name,
    sections: sources.map(({ file, keyPath }, index) => ({ type: sections[index]!.type, file, keyPath, pages: pagesOf(file) })),
    files: [...new Set([...own, ...sources.map(({ file }) => file), ...AROUND])].flatMap(
      (file) => editorFile(configDir, file, problems) ?? [],
    ),
    ...(page.language !== undefined && { language: page.language }),
    ...(page.isFallback && { untranslated: { language: languageName(site, page.language), of: page.translates! } }),
    ...(hidden && { view: `draft:${page.file}` }),
  }
}

/** A page that is a draft, or whose time has not come or is over, as it would be now. */
function hiddenPage(configDir: string, path: string): SitePage | undefined {
  const file = pageFiles(readSources(configDir)).files.get(path)
  const live = file === undefined ? undefined : asLive(configDir, file)
  const { site, config } = live && 'text' in live ? loadDraft(configDir, [live]) : { site: null, config: null }
  // One that has problems is opened all the same: in its fields they are mended.
  const known = site ?? config
  return known ? findPage(known, path) : undefined
}
