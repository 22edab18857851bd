import type { Collection } from '#src/contract/files.ts'
import { AddressWords } from '#schemas/atoms.ts'
import { nameFault } from '#src/site/pages/nameFault.ts'

/** Maximum length of a path in links of the site. */
const MAX_PATH = 200
/** Reserved names on Windows, which cannot be folders there. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
/** Paths of the built site that are not pages. */
const RESERVED_PLACE = /^\/(?:static|assets|index)(?:\/|$)/

/**
 * The page path of a config file: `pages/a/b.json` → `/a/b`, an entry by the route of its collection. Null if the file name is not valid.
 * Paths are built from an allow-list, so they can be used as file names. Letters are in composed form (NFC), however the disk stores them.
 */
export function pathOfFile(file: string, collection?: Collection): string | null {
  const segments = file.normalize('NFC').slice(0, -'.json'.length).split('/').slice(1)
  if (!collection && segments.at(-1) === 'index') segments.pop()
  const path = collection ? collection.path.replace('{id}', segments.at(-1)!) : `/${segments.join('/')}`
  const isSound =
    path === '/' ||
    path
      .slice(1)
      .split('/')
      .every((segment) => AddressWords.safeParse(segment).success && !RESERVED_NAME.test(segment) && nameFault(segment) === undefined)
  return isSound && path.length <= MAX_PATH && !RESERVED_PLACE.test(path) ? path : null
}
