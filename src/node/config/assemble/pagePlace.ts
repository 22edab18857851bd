import { folderOf } from '#schemas/languages.ts'
import type { Page, Collection } from '#src/contract/files.ts'
import type { FileContent } from '#src/node/config/parse/collectFacts.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { NOT_FOUND_PATH, notFoundPathIn } from '#src/site/pages/notFoundPath.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** The path of a page, its language if that is not the site’s, and the path of the page that it translates. */
export type PagePlace = { path: string | null; language?: string | undefined; translates?: string | undefined }

/** The language folder of a page file; undefined for the language of the site. */
export function folderOfPage(file: string, shared: Pick<SharedConfig, 'overlayFile' | 'languages'>): string | undefined {
  const overlay = shared.overlayFile(file)
  if (overlay) return overlay.folder
  const [top, first] = file.split('/')
  return top === 'pages' ? shared.languages.map(folderOf).find((folder) => first === folder || first === `${folder}.json`) : undefined
}

/**
 * The place of a page. A translation next to its source has the address that it sets, or that of its source in the folder of its language;
 * an entry has that of its collection in its language. `collection` is the one in the language of the page.
 */
export function pagePlace(
  file: string,
  said: { value: Page; path?: string } | undefined,
  collection: FileContent<Collection> | undefined,
  shared: SharedConfig,
): PagePlace {
  const folder = folderOfPage(file, shared)
  if (folder === undefined) return { path: pathOfFile(file, collection?.value) }
  const language = shared.languages.find((one) => folderOf(one) === folder)!.tag
  const overlay = shared.overlayFile(file)
  if (!overlay) {
    const path = pathOfFile(file)
    const same = path === null ? undefined : path.slice(folder.length + 1) || '/'
    if (same === NOT_FOUND_PATH) return { path: notFoundPathIn(folder), language, translates: same }
    return { path, language, translates: said?.value.translates ?? same }
  }
  const original = shared.collections.get(overlay.source.split('/')[1]!)
  const translates = pathOfFile(overlay.source, overlay.source.startsWith('collections/') ? original?.value : undefined)
  if (translates === null) return { path: null, language }
  if (translates === NOT_FOUND_PATH) return { path: notFoundPathIn(folder), language, translates }
  const isOwnRoute = collection !== undefined && collection !== original && collection.value.path !== original?.value.path
  const usual = isOwnRoute ? pathOfFile(overlay.source, collection.value) : `/${folder}${translates === '/' ? '' : translates}`
  return { path: said?.path ?? usual, language, translates }
}
