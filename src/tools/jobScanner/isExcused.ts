import { anyOf, inTurn } from '#src/tools/text/patterns.ts'
import type { ExcludingWord } from './excludingWords.ts'
import { isInName } from './isInName.ts'

/** An equal opportunity statement has good reason to name age, gender and ability. */
const STATEMENT =
  /\b(?:equal opportunit|regardless of|without regard|discriminat|all genders|gender identity|whatever your|no matter|occupational (?:requirement|qualification)|unabhängig von|ungeachtet|(?:of|from) (?:every|any|all) (?:age|sex|gender|religion|background|origin|walk))/i
const REFERENCE = /^he\/she|^she\/he|\(?m\/[fw]\/[dx]|\(?[fw]\/m\/[dx]/i

/** What an advert says that it does not want sent: "Do not send a photo", "Ein Foto brauchen wir nicht". */
const DECLINED = inTurn(
  anyOf(/\b(?:do not|don[’']t|please don[’']t|no need to|need not|never|without) [^.!?;]{0,60}/i, /\bbitte (?:kein|keine) [^.!?;]{0,40}/i),
  /$/,
)
const NOT_NEEDED =
  /^[^.!?;]{0,40}\b(?:(?:is|are) not (?:needed|required|necessary|wanted)|not (?:needed|required|necessary)|brauchen wir nicht|nicht (?:nötig|erforderlich|notwendig)|lassen Sie (?:bitte )?weg|leave (?:it |them |these )?out)/i
/** Words that are asked for in one advert, and what the work is about in another. */
const WEAK = /^(?:religion|denomination|confession|nationality)$/i
const ASKED_FOR =
  /\b(?:state|give|include|indicate|mention|specify|provide|your|cv|resume|application)\b|^\W*(?:religion|denomination|confession|nationality)\b/i
/** Who is looked after, not who is sought: "Support worker for a young man". */
const SERVED =
  /\b(?:car(?:e|er|ers|ing)|support(?:ing)?|assistants?|tutors?|nann(?:y|ies)|companions?|aides?|help(?:er|ers|ing)?|mentors?|coach(?:es)?|look(?:ing)? after)(?: (?:workers?|assistants?))?(?: (?:for|to|of))? (?:an?|our|the|two|three) $/i
/** What can be asked for on paper, and so be declined. */
const PAPERS = /photo|picture|head ?shot|selfie|birth|your age|marital|nationality|religion|bild|foto|familienstand/i
/** Mothers and fathers of others: "grooms and their mothers", "you greet mothers". */
const OF_SOMEBODY = /\b(?:their|his|her|show|help|greet|visit|advise|welcome) $/i
/** "girls’ football", "the fathers’ network": of others, not of who is sought. */
const OF_OTHERS = /^[’'](?:s\b|(?=\s))/
/** Both sexes in one sentence: "mothers, babies and fathers". */
const BOTH = [
  [/\bmothers?\b/i, /\bfathers?\b/i],
  [/\bboys?\b/i, /\bgirls?\b/i],
  [/\bwom[ae]n\b/i, /\bm[ae]n\b/i],
] as const
const PRONOUN = /^(?:s?he|him|hers?|his|(?:him|her)self)$/i

/**
 * Whether a wording shuts nobody out where it stands in a line: in a statement on equal opportunity, in a name, about people who are looked
 * after, or about papers that are not wanted. `isSomebodyNamed`: "he" is somebody whom the advert has named before.
 */
export function isExcused({ ground, start, text }: Omit<ExcludingWord, 'instead'>, line: string, isSomebodyNamed: boolean): boolean {
  const end = start + text.length
  const before = line.slice(Math.max(0, start - 80), start)
  const sentence = sentenceAt(line, start)
  if (STATEMENT.test(sentence) || isAside(line, start) || isInName(line, start, end)) return true
  if (PAPERS.test(text) && (DECLINED.test(before) || NOT_NEEDED.test(line.slice(end, end + 80)))) return true
  if (WEAK.test(text)) return !ASKED_FOR.test(sentence)
  if (ground === 'ageWords') return SERVED.test(before) || isWide(text)
  if (ground !== 'genderWords') return false
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

/** Whether a word for people of one sex stands in a sentence with that for the other. */
function namesBoth(text: string, sentence: string): boolean {
  return BOTH.some((pair) => pair.some((word) => word.test(text)) && pair.every((word) => word.test(sentence)))
}

/** Whether ages shut nobody out: those of children, and spans of a working life. */
function isWide(text: string): boolean {
  const [least, most] = text.match(/\d{2}/g)?.map(Number) ?? []
  return least !== undefined && most !== undefined && (most < 18 || most - least >= 30)
}

/** "m/f/d" and "he/she" exclude nobody. */
function isAside(line: string, at: number): boolean {
  return REFERENCE.test(line.slice(Math.max(0, at - 1), at + 8)) || REFERENCE.test(line.slice(Math.max(0, at - 4), at + 8))
}
