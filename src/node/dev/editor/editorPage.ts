import type { Loaded } from '#src/node/config/loadSite.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'
import { editorFile } from './editorFile.ts'
import type { EditorPage } from './wire.ts'

/** What stands round the sections of all pages. */
const AROUND = ['header.json', 'footer.json']

/** A page for the editor: where its sections are written, and the files that hold them and what stands round them as they are on disk. */
export function editorPage(configDir: string, site: Site, problems: Loaded['problems'], path: string): EditorPage {
  const page = findPage(site, path) ?? site.notFound
  const counts = new Map<string, number>()
  const pagesOf = (file: string) => {
    if (!counts.has(file)) counts.set(file, file === page.file ? 1 : pagesShowing(site, file).length)
    return counts.get(file)!
  }
  const { sections, sources } = page
  return {
    path: page.path,
    name: page.meta.name,
    sections: sources.map(({ file, keyPath }, index) => ({ type: sections[index]!.type, file, keyPath, pages: pagesOf(file) })),
    files: [...new Set([page.file, ...sources.map(({ file }) => file), ...AROUND])].flatMap(
      (file) => editorFile(configDir, file, problems) ?? [],
    ),
  }
}
