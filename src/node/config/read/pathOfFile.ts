import type { Collection } from '#src/contract/files.ts'
import { Slug } from '#schemas/atoms.ts'

/** Longest path that a link of the site can name. */
const MAX_PATH = 200
/** Names that Windows keeps for itself; a folder of such a name cannot be made there. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/
/** Places of the built site that hold other things than pages. */
const RESERVED_PLACE = /^\/(?:static|assets|index)(?:\/|$)/

/**
 * The path of the page that a config file makes: `pages/a/b.json` → `/a/b`, an entry by the route of its collection.
 * Null when the name of the file allows none. Paths are built from an allow-list, so they can be used as file names.
 */
export function pathOfFile(file: string, collection?: Collection): string | null {
  const segments = file.slice(0, -'.json'.length).split('/').slice(1)
  if (!collection && segments.at(-1) === 'index') segments.pop()
  const path = collection ? collection.path.replace('{id}', segments.at(-1)!) : `/${segments.join('/')}`
  const isSound =
    path === '/' ||
    path
      .slice(1)
      .split('/')
      .every((segment) => Slug.safeParse(segment).success && !RESERVED_NAME.test(segment))
  return isSound && path.length <= MAX_PATH && !RESERVED_PLACE.test(path) ? path : null
}
