import { sentAddress } from '#src/site/redirects/sentAddress.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/**
 * The path, percent-encoded, by which feeds know an entry, which a move of the page does not change: that of its first address. A
 * translation is known by the path of its source, in the folder of its language.
 */
export function feedId(site: Site, { path, meta, language, translates }: SitePage): string {
  const source = translates === undefined ? undefined : findPage(site, translates)
  const folder = site.languages?.find(({ tag }) => tag === language)?.folder
  if (source && folder !== undefined) return sentAddress(`/${folder}${source.meta.feedId ?? source.path}`)
  return sentAddress(meta.feedId ?? path)
}
