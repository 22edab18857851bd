import { sentAddress } from '#src/site/redirects/sentAddress.ts'
import type { Site } from '#src/site/site.ts'

/** The absolute URL of a path, in ASCII: letters are percent-encoded. The home page ends with a slash, other pages do not. */
export function absoluteUrl(site: Site, path: string): string {
  return site.settings.url + sentAddress(path)
}
