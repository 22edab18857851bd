import { LanguageTag } from '#schemas/languageTag.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { sourceOfTranslation } from './overlayFile.ts'

/**
 * What is wrong with a file that translates another one of `all` into a language which is not among those with these folders; undefined for
 * every other file.
 */
export function strayTranslation(file: string, all: ReadonlySet<string>, folders: ReadonlySet<string>): UnplacedProblem | undefined {
  const { source, folder } = sourceOfTranslation(file) ?? {}
  if (source === undefined || folder === undefined || folders.has(folder) || !all.has(source)) return undefined
  if (!LanguageTag.safeParse(folder).success) return undefined
  return {
    code: 'E_NO_LANGUAGE',
    file,
    keyPath: [],
    message: `"${folder}" is not among the languages of site.json`,
    hint: `Write "languages": [{ "tag": "${folder}" }] there, or give the file another name.`,
  }
}
