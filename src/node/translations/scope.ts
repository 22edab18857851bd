import { folderOf } from '#schemas/languages.ts'
import { type Language, type TranslatedFile, type TranslationText, type TranslatedSite } from './translatedFiles.ts'

/** Which texts: those that are missing or stale, or all; only those of some pages or files, if named. */
export type Scope = { isAll: boolean; only: readonly string[] }

/** The files with the texts for translators, without those that the site translates itself and files without any. */
export function filesFor(files: readonly TranslatedFile[], { isAll, only }: Scope): TranslatedFile[] {
  return files
    .filter((file) => only.length === 0 || only.some((name) => isNamed(file, name)))
    .map((file) => ({ ...file, texts: file.texts.filter((text) => isForTranslators(text, isAll)) }))
    .filter(({ texts }) => texts.length > 0)
}

function isForTranslators({ state, isLocked, target, words }: TranslationText, isAll: boolean): boolean {
  if (isLocked || (words === 0 && target === undefined)) return false
  return isAll || state === 'missing' || state === 'stale'
}

/** Whether a page or a file is named: by its path in either language, or by its file. */
export function isNamed({ source, path, address, translation }: TranslatedFile, name: string): boolean {
  return [source.file, path, address, translation?.file].includes(name)
}

/** The language that a tag means: the same, or the only one with the same main language. Undefined if there is none. */
export function languageFor({ languages }: Pick<TranslatedSite, 'languages'>, tag: string): Language | undefined {
  const wanted = tag.trim().replaceAll('_', '-').toLowerCase()
  const same = languages.find((language) => language.tag.toLowerCase() === wanted || folderOf(language) === wanted)
  const near = languages.filter((language) => mainOf(language.tag) === mainOf(wanted))
  return same ?? (near.length === 1 ? near[0] : undefined)
}

function mainOf(tag: string): string {
  return tag.toLowerCase().split('-')[0]!
}
