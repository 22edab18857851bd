import type { ConfigCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { Problem } from '#src/site/problem.ts'
import { draftMemory } from './draftMemory.ts'
import { type PageFiles, pageFiles } from './pageFiles.ts'
import { type Source, parseSource, readSources } from './sources.ts'
import { folderOf } from '#schemas/languages.ts'
import { type Translation, languagesOf, readTranslations } from './translations.ts'

/** A config as it stands before a command changes it. `host` is the site’s own, when its settings can be read. */
export type ConfigBefore = {
  configDir: string
  problems: Problem[]
  sources: Source[]
  translations: Translation[]
  /** Folders of the languages beside that of the site. */
  languageFolders: string[]
  pages: PageFiles
  host: string | undefined
}

/**
 * Reads a config folder for a change. When there is no such folder, the problems say so and the rest is empty. `memory` is what earlier
 * loadings know; of a copy, that of its folder.
 */
export function configBefore(configDir: string, memory: ConfigCache = draftMemory(configDir)): ConfigBefore {
  const { problems } = loadSite(configDir, { memory })
  const isThere = !problems.some(({ code }) => code === 'E_NO_CONFIG')
  const sources = isThere ? readSources(configDir) : []
  const settings = sources.find(({ kind }) => kind === 'site')
  const url = settings && parseSource(settings)?.value['url']
  const translations = readTranslations(configDir, sources)
  return {
    configDir,
    problems,
    sources,
    translations,
    languageFolders: languagesOf(sources).map(folderOf),
    pages: pageFiles(sources),
    host: typeof url === 'string' ? new URL(url).host : undefined,
  }
}
