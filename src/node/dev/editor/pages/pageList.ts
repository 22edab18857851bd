import { statSync } from 'node:fs'
import { join } from 'node:path'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { languageName } from '#src/site/languages/languageName.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import { hiddenPages, hiddenState, writtenIn } from './hiddenPages.ts'
import { type LastChanges, lastChanges } from './lastChanges.ts'
import type { PageList, PageRow, PageTranslation } from './pagesWire.ts'

/** Every written page of a site with its state, its translations, its last change and its problems, by path. */
export async function pageList(
  { configDir, at = Date.now() }: { configDir: string; at?: number | undefined },
  { site, problems }: { site: Site; problems: readonly Problem[] },
): Promise<PageList> {
  const changes = await lastChanges(configDir)
  const files = new Set(findFiles(configDir))
  const places = editorProblems(configDir, problems)
  const byFile = new Map<string, Problem[]>()
  for (const [index, problem] of problems.entries()) {
    const { file } = places[index]!
    const known = byFile.get(file)
    if (known) known.push(problem)
    else byFile.set(file, [problem])
  }
  const translationsOf = translationsBySource(site, { configDir, files, problems: byFile })
  const row = (page: Pick<PageRow, 'path' | 'name' | 'file' | 'collection' | 'language' | 'state'>): PageRow => {
    const translations = translationsOf(page)
    const own = [page.file, ...translations.flatMap(({ file }) => file ?? [])]
    const found = own.flatMap((file) => byFile.get(file) ?? [])
    const errors = found.filter(({ severity }) => severity === 'error')
    const isFromData = !files.has(page.file)
    const written = isFromData ? {} : writtenIn(configDir, page.file)
    const now = hiddenState(written, at)
    return {
      ...page,
      // While config has errors, the site is an earlier one: the file says what the page is now.
      state: page.state === 'live' && now !== 'broken' ? now : page.state,
      from: timeIn(written, 'publishAt'),
      until: timeIn(written, 'expireAt'),
      translations: translations.map(({ file: _file, ...translation }) => translation),
      isChanged: own.some((file) => changes?.changed.has(file)),
      changed: lastOf(configDir, own, changes),
      errors: errors.length,
      warnings: found.length - errors.length,
      firstProblem: (errors[0] ?? found[0])?.message ?? null,
      isFromData,
    }
  }
  const shown = site.pages
    .filter(({ generated, isFallback, translates }) => !generated && !isFallback && translates === undefined)
    .map(({ path, file, meta, collection, language }) =>
      row({ path, name: meta.name, file, collection: collection ?? null, language: language ?? null, state: 'live' }),
    )
  const tags = new Map((site.languages ?? []).map(({ folder, tag }) => [folder, tag]))
  const hidden = hiddenPages(site, configDir, at).map((page) =>
    row({ ...page, language: (page.collection === null && tags.get(page.file.split('/')[1]!)) || null }),
  )
  return {
    pages: [...shown, ...hidden].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    languages: (site.languages ?? []).map(({ tag }) => ({ tag, name: languageName(site, tag) })),
    hasGit: changes !== null,
  }
}

type Translated = PageTranslation & { file: string | undefined }

/** A function that returns the translations of a page into the additional languages of the site. */
function translationsBySource(
  { languages = [], pages }: Site,
  { configDir, files, problems }: { configDir: string; files: ReadonlySet<string>; problems: ReadonlyMap<string, Problem[]> },
): (page: { path: string; file: string; language: string | null }) => Translated[] {
  const folders = new Set(languages.map(({ folder }) => folder))
  const byPlace = new Map<string, string>()
  for (const file of files) {
    const overlay = overlayFile(file, folders)
    if (overlay) byPlace.set(`${overlay.folder} ${overlay.source}`, file)
  }
  const shown = new Map<string, SitePage>()
  for (const page of pages) if (page.translates !== undefined) shown.set(`${page.language} ${page.translates}`, page)
  return ({ path, file: source, language }) => {
    if (language !== null) return []
    return languages.map(({ tag, folder }): Translated => {
      const page = shown.get(`${tag} ${path}`)
      const own = byPlace.get(`${folder} ${source}`)
      const file = page && !page.isFallback ? page.file : own
      const address = page?.path ?? `/${folder}${path === '/' ? '' : path}`
      if (page && !page.isFallback) return { language: tag, path: address, state: 'done', stale: staleIn(problems.get(page.file)), file }
      const isDraft = own !== undefined && writtenIn(configDir, own)['draft'] === true
      return { language: tag, path: address, state: isDraft ? 'draft' : 'missing', stale: 0, file }
    })
  }
}

/** The number of texts whose source has changed. */
function staleIn(problems: readonly Problem[] = []): number {
  return problems.filter(({ code }) => code === 'E_TRANSLATION_STALE').length
}

/** A time of a page, as written. */
function timeIn(written: Readonly<Record<string, unknown>>, key: 'publishAt' | 'expireAt'): string | null {
  return typeof written[key] === 'string' ? written[key] : null
}

/** The last change of several files: of a changed one when it was written, otherwise its last commit. */
function lastOf(configDir: string, files: readonly string[], changes: LastChanges | null): PageRow['changed'] {
  const all = files.flatMap((file): NonNullable<PageRow['changed']>[] => {
    const committed = changes?.committed.get(file)
    if (committed && !changes!.changed.has(file)) return [committed]
    const stats = statSync(join(configDir, file), { throwIfNoEntry: false })
    return stats ? [{ at: stats.mtimeMs, by: null }] : []
  })
  return all.toSorted((a, b) => b.at - a.at)[0] ?? null
}
