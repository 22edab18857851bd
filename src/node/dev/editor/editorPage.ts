import type { Loaded } from '#src/node/config/loadSite.ts'
import { entryOrigin } from '#src/node/edit/entryOrigin.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { addressOf, readTranslations } from '#src/node/edit/translations.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { visitorsSee } from '#src/node/translations/visitorsSee.ts'
import { isFields } from '#src/site/isFields.ts'
import { placeInOverlay } from '#src/site/languages/overlay.ts'
import { languageName } from '#src/site/languages/languageName.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import type { KeyPath, Site, SitePage } from '#src/site/site.ts'
import { editorFile } from './editorFile.ts'
import { editorProblems } from './editorProblems.ts'
import { asLive } from './views/asLive.ts'
import type { EditorFile, EditorPage } from './wire.ts'

/** The files of the frame around the sections of all pages. */
const AROUND = ['header.json', 'footer.json']

/**
 * A page for the editor: where its sections are written, and their files and those of the frame as they are on disk. A page that visitors
 * cannot see now is returned as it will be; an unknown path returns the not-found page.
 */
export function editorPage(configDir: string, site: Site, problems: Loaded['problems'], path: string): EditorPage {
  const found = findPage(site, path)
  // A draft translation is replaced by its source.
  const file = found && !found.isFallback ? undefined : fileAt(configDir, path)
  const hidden = file === undefined ? undefined : hiddenPage(configDir, file, path)
  if (!hidden && !found && file !== undefined) return brokenPage(configDir, problems, { path, file })
  const page = hidden ?? found ?? site.notFound
  const counts = new Map<string, number>()
  const pagesOf = (file: string) => {
    if (!counts.has(file)) counts.set(file, file === page.file ? 1 : pagesShowing(site, file).length + (hidden ? 1 : 0))
    return counts.get(file)!
  }
  // An untranslated page is written in its source, for all languages.
  const origin = entryOrigin(configDir, page.file)
  const isElsewhere = page.isFallback || origin !== undefined
  const { sections, sources } = isElsewhere ? { sections: [], sources: [] } : page
  const own = isElsewhere ? [] : [page.file]
  const files = [...new Set([...own, ...sources.map(({ file }) => file), ...AROUND])].flatMap(
    (file) => editorFile(configDir, file, problems) ?? [],
  )
  const folder = site.languages?.find(({ tag }) => tag === page.language)?.folder
  return {
    path: page.path,
    name: page.meta.name,
    sections: sources.map(({ file, keyPath }, index) => ({
      type: sections[index]!.type,
      file,
      keyPath: placeInFile(
        files.find((known) => known.file === file),
        keyPath,
      ),
      pages: pagesOf(file),
      ...(folder !== undefined && !isIn(folder, file) && { isForeign: true }),
    })),
    files,
    ...(page.language !== undefined && { language: page.language }),
    ...(origin !== undefined && { origin }),
    ...(page.isFallback && {
      untranslated: {
        language: languageName(site, page.language),
        of: page.translates!,
        file: page.file,
        until: untilIn(site, page.language),
      },
    }),
    ...(hidden && { view: `draft:${page.file}` }),
  }
}

function untilIn({ settings }: Site, tag: string | undefined): string {
  const language = settings.languages.find((one) => one.tag === tag)
  return language ? visitorsSee(language, settings.language) : ''
}

/** Whether a file is in the language of this folder. */
function isIn(folder: string, file: string): boolean {
  return sourceOfTranslation(file)?.folder === folder || file.startsWith(`pages/${folder}/`)
}

/** The place of a section in its file; a translation has its own order of sections. */
function placeInFile(file: EditorFile | undefined, keyPath: KeyPath): KeyPath {
  const own = file?.value
  return file?.translates && isFields(own)
    ? (placeInOverlay({ own, source: file.translates as Record<string, unknown> }, keyPath) ?? keyPath)
    : keyPath
}

/** A page that is a draft, scheduled or expired, as it would be now. */
function hiddenPage(configDir: string, file: string, path: string): SitePage | undefined {
  const live = asLive(configDir, file)
  const { site, config } = 'text' in live ? loadDraft(configDir, [live]) : { site: null, config: null }
  // A page with problems is opened too, so that authors can fix them in its fields.
  const known = site ?? config
  return known ? findPage(known, path) : undefined
}

/** A page that errors keep from the site, with the sections in its file; without valid JSON, only with the reason. */
function brokenPage(configDir: string, problems: Loaded['problems'], { path, file }: { path: string; file: string }): EditorPage {
  const own = editorFile(configDir, file, problems)
  const [first] = editorProblems(configDir, problems).filter((problem) => problem.file === file)
  const why = first ? `line ${first.line}: ${first.message}` : 'it cannot be read'
  if (!own) {
    const broken = `${file} is not valid JSON (${why}). Correct the file in a text editor, or restore an earlier version of it.`
    return { path, name: path, sections: [], files: [], broken }
  }
  const value = isFields(own.value) ? own.value : {}
  const sections = (Array.isArray(value['sections']) ? value['sections'] : []).map((section: unknown, index) => ({
    type: isFields(section) && typeof section['type'] === 'string' ? section['type'] : 'section',
    file,
    keyPath: ['sections', index],
    pages: 1,
  }))
  const name = typeof value['name'] === 'string' ? value['name'] : path
  const files = [own, ...AROUND.flatMap((around) => editorFile(configDir, around, problems) ?? [])]
  const broken = `Errors keep this page from the site (${why}). Correct them in the fields of the page and its sections.`
  return { path, name, sections, files, broken }
}

/** The file of the page at a path, including pages that visitors cannot see now. */
function fileAt(configDir: string, path: string): string | undefined {
  const sources = readSources(configDir)
  const pages = pageFiles(sources)
  const translations = readTranslations(configDir, sources)
  const paths = new Map([...pages.files].map(([own, file]) => [file, own]))
  const translation = translations.find((one) => {
    const translated = paths.get(one.translates)
    return translated !== undefined && addressOf(one, translated, { translations, pages }).path === path
  })
  return pages.files.get(path) ?? translation?.file
}
