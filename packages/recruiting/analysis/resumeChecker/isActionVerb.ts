import data from '#packages/recruiting/data/actionVerbs.json'
import { stem } from '#packages/recruiting/analysis/text/stem.ts'

const forms = new Set(data.verbs.flatMap((verb) => [verb, stem(verb)]))
/** The form for a current job: "care" for "cared", "administer" for "administered". "Car" is not a verb. */
const present = new Set(
  data.verbs.flatMap((verb) => (verb.endsWith('ed') ? [verb.slice(0, -1), ...(verb.length > 6 ? [verb.slice(0, -2)] : [])] : [])),
)
const irregular = new Set(data.irregular)
/** Nouns that share a stem with a verb and have no telling ending. */
const nouns = new Set(data.nouns)
const notVerbs = new Set(data.adjectives)

/** Whether a word is an action verb as at the start of a bullet: built, manages, leading; in the past tense also an unlisted one. */
export function isActionVerb(word: string): boolean {
  const lower = word.toLowerCase()
  if (nouns.has(lower) || notVerbs.has(lower)) return false
  if (present.has(lower) || present.has(lower.replace(/s$/, '')) || /[a-z]{3}(?<!e)ed$/.test(lower)) return true
  if (/(?:ment|tion|er|or|ness|ity)s?$/.test(lower)) return false
  return forms.has(lower) || forms.has(stem(lower)) || irregular.has(lower)
}
