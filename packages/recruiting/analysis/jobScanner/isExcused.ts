import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import type { ExcludingWord } from './excludingWords.ts'
import { isForAll } from './isForAll.ts'
import { isInName } from './isInName.ts'
import { isNotDemanded } from './isNotDemanded.ts'

/** An equal opportunity statement, which has good reason to name age, gender and ability. */
const STATEMENT =
  /\b(?:equal opportunit|regardless of|without regard|discriminat|all genders|gender identity|whatever your|no matter|occupational (?:requirement|qualification)|unabhängig von|ungeachtet|gleicher (?:eignung|qualifikation)|equal merit|(?:research|studies|evidence) (?:shows?|suggests?|tells|finds?)|(?:often |tend to |less likely to )apply only|less likely to apply|under-?represented|(?:of|from) (?:every|any|all) (?:age|sex|gender|religion|background|origin|walk))/i
const REFERENCE = /^he\/she|^she\/he|\(?m\/[fw]\/[dx]|\(?[fw]\/m\/[dx]/i

/** Both pronouns together: "he or she", "her/his". */
const BOTH_PRONOUNS =
  /(?<!\p{L})(?:s?he|him|hers?|his|(?:him|her)self) ?(?:or|and|and\/or|\/) ?(?:s?he|him|hers?|his|(?:him|her)self)(?!\p{L})/giu
/** A legal minimum age for some work. */
const LAWFUL = /\b(?:by law|(?:the )?laws?|legal(?:ly)?|statutory|legislation|regulations|licen[cs]ing)\b/i
const UNDER_AGE = /\b(?:young(?:er)?|minors?|teenagers?|1[3-9]|2[01])\b/i

/** Words that are a demand in one advert and the subject of the work in another. */
const WEAK = /^(?:religion|denomination|confession|nationality)$/i
const ASKED_FOR =
  /\b(?:state|give|include|indicate|mention|specify|provide|your|cv|resume|application)\b|^\W*(?:religion|denomination|confession|nationality)\b/i
/** People to look after, not applicants: "Support worker for a young man". */
const SERVED =
  /\b(?:car(?:e|er|ers|ing)|support(?:ing)?|assistants?|tutors?|nann(?:y|ies)|companions?|aides?|help(?:er|ers|ing)?|mentors?|coach(?:es)?|look(?:ing)? after)(?: (?:workers?|assistants?))?(?: (?:for|to|of))? (?:an?|our|the|two|three) $/i
/** Other people’s mothers and fathers: "grooms and their mothers", "you greet mothers". */
const OF_SOMEBODY = anyOf(
  /\b(?:their|his|her|show|help|greet|visit|advise|welcome|nursing|new|expectant|bereaved|first-time) $/iu,
  /\b(?:customers?|clients?|guests?|members?|audience|users|readers|patients?) (?:are|include)(?: \p{L}{2,12}){0,3} $/iu,
)
/** A possessive, so the group is not the applicants: "girls’ football", "the fathers’ network". */
const OF_OTHERS = /^[’'](?:s\b|(?=\s))/
/** Both genders in one sentence: "mothers, babies and fathers". */
const BOTH = [
  [/\bmothers?\b/i, /\bfathers?\b/i],
  [/\bboys?\b/i, /\bgirls?\b/i],
  [/\bwom[ae]n\b/i, /\bm[ae]n\b/i],
] as const
/** Underrepresented groups that are encouraged to apply: "we particularly welcome applications from women". */
const WELCOMED = /^(?:women|females?|frauen)$/i
const WELCOMING =
  /\b(?:encourag|welcom|invit)(?:es?|ed|ing)?\b[^.!?;]{0,90}\b(?:women|females?)\b|\b(?:women|females?)\b[^.!?;]{0,90}\b(?:encouraged|welcome)\b/i
const PRONOUN = /^(?:s?he|him|hers?|his|(?:him|her)self)$/i

/**
 * Whether a wording excludes no applicant in its context: in an equal opportunity statement, in a name, about people to look after, or
 * about documents that applicants should not send. `isSomebodyNamed`: "he" can refer to a person named earlier in the advert.
 */
export function isExcused({ ground, start, text }: Omit<ExcludingWord, 'instead'>, line: string, isSomebodyNamed: boolean): boolean {
  const end = start + text.length
  const before = line.slice(Math.max(0, start - 80), start)
  const sentence = sentenceAt(line, start)
  if (STATEMENT.test(sentence) || isAside(line, start) || isInName(line, start, end)) return true
  if (isNotDemanded(text, before, line.slice(end, end + 80))) return true
  if (WEAK.test(text)) return !ASKED_FOR.test(sentence)
  if (ground === 'ageWords') {
    const isOfLaw = LAWFUL.test(sentence) && UNDER_AGE.test(text) && !/\b(?:2[2-9]|[3-9]\d)\b/.test(text)
    return isOfLaw || SERVED.test(before) || isForAll(text, before, sentence)
  }
  if (ground !== 'genderWords') return false
  if (isOneOfBoth(line, start) || (WELCOMED.test(text) && WELCOMING.test(sentence) && !/\bonly\b/i.test(sentence))) return true
  return PRONOUN.test(text)
    ? isSomebodyNamed
    : SERVED.test(before) || OF_SOMEBODY.test(before) || OF_OTHERS.test(line.slice(end)) || namesBoth(text, sentence)
}

/** The sentence of a line that a position is in. */
function sentenceAt(line: string, at: number): string {
  const before = Math.max(...['.', '!', '?', ';'].map((sign) => line.lastIndexOf(`${sign} `, at - 1)))
  const after = line.slice(at).search(/[.!?;](?:\s|$)/)
  return line.slice(before + 1, after < 0 ? line.length : at + after)
}

/** Whether a sentence names the other gender too. */
function namesBoth(text: string, sentence: string): boolean {
  return BOTH.some((pair) => pair.some((word) => word.test(text)) && pair.every((word) => word.test(sentence)))
}

/** Whether the pronoun at a position is one of a pair. */
function isOneOfBoth(line: string, at: number): boolean {
  return Array.from(line.matchAll(BOTH_PRONOUNS)).some(({ index, 0: { length } }) => index <= at && at < index + length)
}

/** "m/f/d" and "he/she" exclude no applicant. */
function isAside(line: string, at: number): boolean {
  return REFERENCE.test(line.slice(Math.max(0, at - 1), at + 8)) || REFERENCE.test(line.slice(Math.max(0, at - 4), at + 8))
}
