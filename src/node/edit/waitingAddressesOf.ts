import { folderOf } from '#schemas/languages.ts'
import type { ConfigBefore } from './configBefore.ts'
import { type Source, parseSource } from './sources.ts'
import { addressOf, languagesOf } from './translations.ts'

/**
 * The addresses of a page in the languages that say something over pages without a translation, and where a visitor of each finds it in
 * that language: its translation there, or that address itself. What belongs to a page written as a whole for that language is left out.
 */
export function waitingAddressesOf(page: Source, path: string, config: ConfigBefore): { folder: string; path: string; shownAt: string }[] {
  // A page in the folder of a language is in that language alone.
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
