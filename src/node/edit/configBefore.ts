import type { ConfigCache } from '#src/node/config/cache/configCache.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import { sitePath } from '#src/site/base/sitePath.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type Spelling, spellingOf } from '#src/site/words/spelling.ts'
import type { Problem } from '#src/site/problem.ts'
import { draftMemory } from './draftMemory.ts'
import { type PageFiles, pageFiles } from './pageFiles.ts'
import { type Source, parseSource, readSources } from './sources.ts'
import { LanguageTag } from '#schemas/languageTag.ts'
import { folderOf } from '#schemas/languages.ts'
import { type Translation, languagesOf, readTranslations } from './translations.ts'

/** The state of config before a command changes it. `host` is the site’s own with its base path, if its settings can be read. */
export type ConfigBefore = {
  configDir: string
  problems: Problem[]
  sources: Source[]
  translations: Translation[]
  /** The folders of all languages except the site’s. */
  languageFolders: string[]
  pages: PageFiles
  host: string | undefined
  /** How addresses that are derived from words are spelled. */
  spelling: Spelling
}

/**
 * Reads a config folder for a change. If there is no such folder, the result has only problems. `memory` is the cache of earlier loads; for
 * a copy, that of the original folder.
 */
export function configBefore(configDir: string, memory: ConfigCache = draftMemory(configDir)): ConfigBefore {
  const { problems } = loadSite(configDir, { memory })
  const isThere = !problems.some(({ code }) => code === 'E_NO_CONFIG')
  const sources = isThere ? readSources(configDir) : []
  const settings = sources.find(({ kind }) => kind === 'site')
  const written = settings && parseSource(settings)?.value
  const url = written?.['url']
  const translations = readTranslations(configDir, sources)
  return {
    configDir,
    problems,
    sources,
    translations,
    languageFolders: languagesOf(sources).map(folderOf),
    pages: pageFiles(sources),
    host: typeof url === 'string' ? new URL(url).host + baseOf(url) : undefined,
    spelling: spellingIn(written),
  }
}

/** The path that an argument of a command means, which may be a full address of the site. */
export function ownPathIn({ host }: Pick<ConfigBefore, 'host'>, address: string): string {
  return host === undefined ? address : sitePath(`https://${host}`, address)
}

function spellingIn({ language, addresses }: Readonly<Record<string, unknown>> = {}): Spelling {
  const tag = LanguageTag.safeParse(language).data ?? 'en'
  return spellingOf(tag, addresses === 'ascii' || addresses === 'letters' ? addresses : undefined)
}
