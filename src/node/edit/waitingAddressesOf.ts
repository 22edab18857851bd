import { folderOf } from '#schemas/languages.ts'
import type { ConfigBefore } from './configBefore.ts'
import { type Source, parseSource } from './sources.ts'
import { addressOf, languagesOf } from './translations.ts'

/**
 * The addresses reserved for a page in languages without a translation of it, each with the address that a visitor gets in that language:
 * that of its translation, or the reserved one. Complete pages written for a language are not included.
 */
export function waitingAddressesOf(page: Source, path: string, config: ConfigBefore): { folder: string; path: string; shownAt: string }[] {
  // A page in a language folder exists in that language only.
  if (config.languageFolders.some((folder) => page.file.startsWith(`pages/${folder}/`))) return []
  return languagesOf(config.sources).flatMap((language) => {
    if (language.notice === undefined) return []
    const folder = folderOf(language)
    const waiting = addressOf({ ...page, text: '{}', translates: page.file, folder }, path, config).path
    if (config.pages.files.has(waiting)) return []
    const beside = config.translations.find((one) => one.translates === page.file && one.folder === folder)
    const whole = [...config.pages.files].find(
      ([, file]) =>
        file.startsWith(`pages/${folder}/`) &&
        config.sources.some((one) => one.file === file && parseSource(one)?.value['translates'] === path),
    )
    return [{ folder, path: waiting, shownAt: beside ? addressOf(beside, path, config).path : (whole?.[0] ?? waiting) }]
  })
}
