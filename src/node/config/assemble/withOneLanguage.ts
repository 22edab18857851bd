import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import { foreignCause } from '#src/prose/foreignTexts.ts'
import { KNOWN } from '#src/prose/textLanguage.ts'

/** This many files in another language mean that the site’s `language` is wrong. */
const MANY = 3

/**
 * Combines problems of most files being in another language into one: the language in site.json is wrong. `pages` is the number of pages,
 * and `place` adds the place of a problem.
 */
export function withOneLanguage(
  problems: readonly Problem[],
  language: string | undefined,
  pages: number,
  place: (problem: UnplacedProblem) => readonly Problem[],
): readonly Problem[] {
  if (language === undefined || !problems.some(({ code, cause }) => code === 'E_OTHER_LANGUAGE' && cause !== undefined)) return problems
  for (const found of KNOWN) {
    const same = problems.filter(({ code, cause }) => code === 'E_OTHER_LANGUAGE' && cause === foreignCause(found, language))
    const files = new Set(same.map(({ file }) => file)).size
    if (files < MANY || files <= pages / 2) continue
    const message = `"${language}" is not the language of most texts: ${files} files are in "${found}"`
    return [
      ...problems.filter((problem) => !same.includes(problem) && !(found === 'en' && isOfWords(problem))),
      ...place({ code: 'E_OTHER_LANGUAGE', file: 'site.json', keyPath: ['language'], message, hint: `Write "language": "${found}".` }),
    ]
  }
  return problems
}

/** Whether a problem reports English interface texts of the builder in a file that is not a translation and does not contain them. */
function isOfWords({ code, cause, file, path }: Problem): boolean {
  return (
    code === 'E_OTHER_LANGUAGE' &&
    cause === undefined &&
    !(path.startsWith('words.') && path !== 'words.form') &&
    !/\.[a-z-]+\.json$/i.test(file)
  )
}
