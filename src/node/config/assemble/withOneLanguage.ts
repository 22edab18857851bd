import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import { foreignCause } from '#src/prose/foreignTexts.ts'
import { KNOWN } from '#src/prose/textLanguage.ts'

/** So many files in one other language are no oversight in each of them. */
const MANY = 3

/**
 * Problems of which those are one that say of most files of a site that they are in another language: then it is the language in site.json
 * that is wrong. `pages` is how many pages there are, and `place` gives a problem its place.
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

/** Whether a problem says that words of the builder are in English still, in a file that is no translation and has not written them. */
function isOfWords({ code, cause, file, path }: Problem): boolean {
  return code === 'E_OTHER_LANGUAGE' && cause === undefined && !path.startsWith('words.') && !/\.[a-z-]+\.json$/i.test(file)
}
