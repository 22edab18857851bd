import { join } from 'node:path'
import type { SitePage } from '#src/site/site.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import type { WeighedPage } from './Weight.ts'

/** A page of the site in `dist`, to be weighed. `liveTypes` are the types of sections that have code. */
export function weighedPage({ path, meta, sections }: SitePage, dist: string, liveTypes: readonly string[]): WeighedPage {
  const types = sections.map(({ type }) => type)
  return {
    path,
    kind: meta.kind,
    file: join(dist, pageFiles(path).document),
    types,
    live: types.filter((type) => liveTypes.includes(type)),
  }
}
