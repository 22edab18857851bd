import { findFiles } from '#src/node/files/findFiles.ts'
import { files as fileTable } from '#src/contract/files.ts'
import { Languages, folderOf } from '#schemas/languages.ts'
import type { SiteSettings } from '#schemas/site.ts'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import type { PageFiles } from './pageFiles.ts'
import { type Source, readInside, treeOf } from './sources.ts'
import { type Node, findNodeAtLocation, getNodeValue } from 'jsonc-parser'

/** A file that translates another one, with the kind of its source. */
export type Translation = Source & { translates: string; folder: string }

/** The translations of a config folder. Unreadable ones are skipped: the loader reports them. */
export function readTranslations(configDir: string, sources: readonly Source[]): Translation[] {
  const folders = new Set(languagesOf(sources).map(folderOf))
  if (folders.size === 0) return []
  const schemas = new Map(sources.map(({ file, schema }) => [file, schema]))
  return findFiles(configDir).flatMap((file): Translation[] => {
    const overlay = overlayFile(file, folders)
    const row = overlay && fileTable.find(({ pattern }) => pattern.test(overlay.source))
    const text = row && readInside(configDir, file)
    const schema = overlay && (schemas.get(overlay.source) ?? row?.schema)
    return row && schema && text !== undefined
      ? [{ file, kind: row.kind, schema, text, translates: overlay.source, folder: overlay.folder }]
      : []
  })
}

/** The syntax tree of a translation, with offsets, and its value; null if it is not well-formed. */
export function parseTranslation({ text }: Translation): { tree: Node; value: Record<string, unknown> } | null {
  const tree = treeOf(text)
  return tree?.type === 'object' ? { tree, value: getNodeValue(tree) as Record<string, unknown> } : null
}

/** The address of the translation of the page at a path; `follows` means that it is derived from the page’s path. */
export function addressOf(
  translation: Translation,
  path: string,
  { translations, pages }: { translations: readonly Translation[]; pages: PageFiles },
): { path: string; follows: boolean } {
  const { value = {} } = parseTranslation(translation) ?? {}
  if (typeof value['path'] === 'string') return { path: value['path'], follows: false }
  const collection = translation.kind === 'entry' ? translation.file.split('/')[1]! : undefined
  const index = translations.find(
    ({ file }) => collection !== undefined && file === `collections/${collection}/index.${translation.folder}.json`,
  )
  const route = index && parseTranslation(index)?.value['path']
  const isOwnRoute = typeof route === 'string' && route !== pages.collections.get(collection!)?.path
  return {
    path: isOwnRoute ? route.replace('{id}', path.slice(path.lastIndexOf('/') + 1)) : `/${translation.folder}${path}`,
    follows: true,
  }
}

/** The languages of a site in addition to its main one, even if other settings have the wrong shape. */
export function languagesOf(sources: readonly Source[]): SiteSettings['languages'] {
  const settings = sources.find(({ kind }) => kind === 'site')
  const tree = settings && treeOf(settings.text)
  const written = tree && findNodeAtLocation(tree, ['languages'])
  return (written && Languages.safeParse(getNodeValue(written)).data) ?? []
}
