import { posix } from 'node:path'
import { folderOf } from '#schemas/languages.ts'
import { overlayFile } from '#src/node/config/read/overlayFile.ts'
import type { Site } from '#src/site/site.ts'

/** The language that the words of a file are in, a tag: that of the page or the translation that shows it, else that of the site. */
export function languageOfFile(site: Pick<Site, 'settings' | 'references'>, file: string): string {
  const { language, languages } = site.settings
  const folders = new Set(languages.map(folderOf))
  const naming = site.references('markdownFile').find((found) => posix.join(posix.dirname(found.file), found.value) === file)
  const own = naming?.file ?? file
  const folder = overlayFile(own, folders)?.folder ?? /^pages\/([^/]+)\//.exec(own)?.[1]
  return languages.find((one) => folderOf(one) === folder)?.tag ?? language
}
