import data from '#src/tools/data/actionVerbs.json'
import { stem } from '#src/tools/text/stem.ts'

const forms = new Set(data.verbs.flatMap((verb) => [verb, stem(verb)]))
const irregular = new Set(data.irregular)
/** Nouns that share a stem with a verb and that no ending gives away. */
const nouns = new Set(data.nouns)

/** Whether a word is an action verb as at the start of a bullet: built, manages, leading. */
export function isActionVerb(word: string): boolean {
  const lower = word.toLowerCase()
  if (nouns.has(lower) || /(?:ment|tion|er|or|ness|ity)s?$/.test(lower)) return false
  return forms.has(lower) || forms.has(stem(lower)) || irregular.has(lower)
}
