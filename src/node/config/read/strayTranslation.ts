import { LanguageTag } from '#schemas/languageTag.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { sourceOfTranslation } from './overlayFile.ts'

/** The problem of a file that translates one of `all` into a language without one of these folders; undefined for every other file. */
export function strayTranslation(file: string, all: ReadonlySet<string>, folders: ReadonlySet<string>): UnplacedProblem | undefined {
  const misnamed = misnamedTranslation(file, all, folders)
  if (misnamed !== undefined)
    return {
      code: 'E_NO_LANGUAGE',
      file,
      keyPath: [],
      message: 'this looks like the name of a translation, but is not read as one',
      hint: `Rename it to ${misnamed}.`,
    }
  const { source, folder } = sourceOfTranslation(file) ?? {}
  if (source === undefined || folder === undefined || folders.has(folder) || !all.has(source)) return undefined
  if (!LanguageTag.safeParse(folder).success) return undefined
  return {
    code: 'E_NO_LANGUAGE',
    file,
    keyPath: [],
    message: `"${folder}" is not a language of this site`,
    hint: `Add "languages": [{ "tag": "${folder}" }] to site.json, or rename the file.`,
  }
}

/** Whether a file is named like a translation of another one, into any language. */
export function isNamedLikeTranslation(file: string, all: ReadonlySet<string>): boolean {
  const { source, folder = '' } = sourceOfTranslation(file) ?? {}
  return source !== undefined && all.has(source) && LanguageTag.safeParse(folder).success
}

/** The intended name of a translation whose name has the language first, after another separator, in capitals, or with a country. */
function misnamedTranslation(file: string, all: ReadonlySet<string>, folders: ReadonlySet<string>): string | undefined {
  const [, behindFolder = '', before, behind] = /^((?:.*\/)?)([a-z]{2,3}(?:-[a-z]{2,4})?)[._-]([^/.]+)\.json$/.exec(file) ?? []
  if (before !== undefined && folders.has(before) && all.has(`${behindFolder}${behind}.json`))
    return `${behindFolder}${behind}.${before}.json`
  const base = file.slice(0, -'.json'.length)
  for (const { 0: separator, index } of base.matchAll(/[._-]/g)) {
    if (!all.has(`${base.slice(0, index)}.json`)) continue
    const tag = base.slice(index + 1)
    if (folders.has(tag) && separator === '.') return undefined
    const folder = [tag.toLowerCase().replaceAll('_', '-'), tag.split(/[-_]/)[0]!.toLowerCase()].find((one) => folders.has(one))
    const meant = `${base.slice(0, index)}.${folder}.json`
    if (folder !== undefined && !all.has(meant)) return meant
  }
  return undefined
}
