import { posix } from 'node:path'
import { folderOf } from '#schemas/languages.ts'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import type { Site } from '#src/site/site.ts'

/** The language tag of the words in a file: that of the page or translation that shows it, or else that of the site. */
export function languageOfFile(site: Pick<Site, 'settings' | 'references'>, file: string): string {
  const { language, languages } = site.settings
  const folders = new Set(languages.map(folderOf))
  const naming = site.references('markdownFile').find((found) => posix.join(posix.dirname(found.file), found.value) === file)
  const own = naming?.file ?? file
  const folder = overlayFile(own, folders)?.folder ?? /^pages\/([^/]+)\//.exec(own)?.[1]
  return languages.find((one) => folderOf(one) === folder)?.tag ?? language
}
