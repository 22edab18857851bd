import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { isPageFile } from '#src/node/config/read/isPageFile.ts'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Site } from '#src/site/site.ts'
import type { PageState } from './pagesWire.ts'

/** A page that visitors do not see now. */
export type HiddenPage = { path: string; name: string; file: string; collection: string | null; state: Exclude<PageState, 'live'> }

/** The written pages of a config folder that are not on the site: drafts, coming and expired ones, and those that errors keep from it. */
export function hiddenPages(site: Site, configDir: string, at = Date.now()): HiddenPage[] {
  const shown = new Set(site.pages.map(({ file }) => file))
  const folders = new Set((site.languages ?? []).map(({ folder }) => folder))
  return findFiles(configDir).flatMap((file): HiddenPage[] => {
    if (!isPageFile(file) || shown.has(file) || overlayFile(file, folders)) return []
    const collection = file.startsWith('collections/') ? file.split('/')[1]! : null
    const rules = collection === null ? undefined : site.collections[collection]
    const path = collection !== null && !rules ? null : pathOfFile(file, rules)
    if (path === null) return []
    const value = writtenIn(configDir, file)
    const name = typeof value['name'] === 'string' && value['name'] !== '' ? value['name'] : path
    return [{ path, name, file, collection, state: hiddenState(value, at) }]
  })
}

/** The state of a page that is not on the site, by its written value. */
export function hiddenState(value: Readonly<Record<string, unknown>>, at: number): Exclude<PageState, 'live'> {
  const time = (key: string) => Date.parse(typeof value[key] === 'string' ? value[key] : '')
  if (value['draft'] === true) return 'draft'
  if (time('publishAt') > at) return 'coming'
  return time('expireAt') <= at ? 'gone' : 'broken'
}

/** The value of a JSON file; empty if it has none that can be read. */
export function writtenIn(configDir: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse((readInside(configDir, file) ?? '').replace(/^\uFEFF/, ''))
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}
