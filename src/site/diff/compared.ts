import type { ReadConfig } from '#src/site/checks/readConfig.ts'

/** One of two configs to compare, as far as it could be read. */
export type Compared = Pick<
  ReadConfig,
  | 'pages'
  | 'redirects'
  | 'unshown'
  | 'timesOf'
  | 'collections'
  | 'collectionNames'
  | 'settings'
  | 'theme'
  | 'header'
  | 'footer'
  | 'notFound'
  | 'notFoundIn'
  | 'languages'
> &
  Partial<Pick<ReadConfig, 'assets'>>

/** Whether problems hide what a config has at a path. */
export function hiddenBy(config: Compared): (page: { path: string; collection?: string | undefined }) => boolean {
  const unreadable = new Set(config.collectionNames.filter((name) => !Object.hasOwn(config.collections, name)))
  return ({ path, collection }) => config.unshown.get(path) === 'faulty' || (collection !== undefined && unreadable.has(collection))
}
