import type { ToolType } from '#schemas/toolType.ts'
import type { Recognition } from '#src/site/menus/Recognition.ts'
import { languageOfData } from '#src/site/menus/languageOfData.ts'
import type { Site } from '#src/site/site.ts'
import { recognitionFiles } from './recognitionFiles.ts'

/** The tools that are given files. */
const TAKE_FILES = new Set<string>(['resumeChecker', 'resumeSync', 'dataScout', 'jobScanner', 'talentSelector'] satisfies ToolType[])

/** What a site has to read the letters of pictures with: nothing where no page has a tool. Its own language comes first. */
export function recognitionOf({ pages, settings }: Pick<Site, 'pages' | 'settings'>): Recognition | undefined {
  const found = pages.some(({ uses }) => uses.types.some((type) => TAKE_FILES.has(type))) ? recognitionFiles() : null
  if (!found) return undefined
  const own = new Intl.Locale(settings.language).language
  const rank = (name: string) => Number(languageOfData(name) !== own)
  const languages = found.languages.toSorted((one, other) => rank(one.name) - rank(other.name))
  return { folder: found.folder, bytes: found.bytes, languages }
}
