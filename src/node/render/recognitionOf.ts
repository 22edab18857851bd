import type { Recognition } from '#src/site/menus/Recognition.ts'
import { languageOfData } from '#src/site/menus/languageOfData.ts'
import type { Site } from '#src/site/site.ts'
import { recognitionFiles } from './recognitionFiles.ts'

/** What a site has to read the letters of pictures with: nothing where no page is given files. Its own language comes first. */
export function recognitionOf({ pages, settings }: Pick<Site, 'pages' | 'settings'>): Recognition | undefined {
  const takesFiles = pages.some(({ uses }) => Object.values(uses.traits).some((traits) => traits.takesFiles))
  const found = takesFiles ? recognitionFiles() : null
  if (!found) return undefined
  const own = new Intl.Locale(settings.language).language
  const rank = (name: string) => Number(languageOfData(name) !== own)
  const languages = found.languages.toSorted((one, other) => rank(one.name) - rank(other.name))
  return { folder: found.folder, bytes: found.bytes, languages }
}
