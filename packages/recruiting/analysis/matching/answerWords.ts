import commonTerms from '#packages/recruiting/data/commonTerms.json'
import requirementWords from '#packages/recruiting/data/requirementWords.json'
import { type ContentWord, contentWords, isOfCharacter } from '#packages/recruiting/analysis/job/contentWords.ts'
import type { Demand, Want } from '#packages/recruiting/analysis/job/Job.ts'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { initialsOf } from '#packages/recruiting/analysis/text/initialsOf.ts'
import { spelledOut } from '#packages/recruiting/analysis/text/spelledOut.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import type { WantAnswer } from './JobMatch.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'
import { stanceOf } from './stance.ts'

/** Words of most job descriptions and resumes, which say little about one requirement. */
const COMMON = new Set([...commonTerms, ...requirementWords.weak].flatMap((word) => contentWords(word).map(({ stem }) => stem)))
const YEAR = /^(?:19|20)\d\d$/
/** A phrase that starts with an activity. */
const LEADING = /^(?:(?:good|some|proven|strong|experience|knowledge|understanding|of|in|with) ){0,4}\p{L}{3,}ing\b/iu
/**
 * The share of the words from which a line answers a requirement, wholly or partially; of names and of common words most must be present.
 */
const ENOUGH = 0.5
const ENOUGH_OF_NAMES = 0.66
const PART = 0.35
/** The share from which a person should look, and the number of words that rarely has a paraphrase. */
const NEAR = 0.2
const FEW = 2
/** Qualifications and licences: a resume that does not mention them does not show them, however many words the requirement has. */
const SHOWABLE =
  /\b(?:experience[ds]?|knowledge|understanding|background|track record|qualifications?|certificat\w+|licen[cs]es?|degree|registration|training|awareness|award|kenntnisse|\w*erfahrung(?:en)?|connaissances?|exp[ée]rience|conocimientos?|experiencia)\b/i

/**
 * How a resume shows a requirement unknown to the tables: by the line with most of its words; names count twice and common words little.
 * Character that is not mentioned is not missing.
 */
export function answerWords(
  { text, isKnown }: Extract<Want, { by: 'words' }>,
  { acceptsLess, acceptsSimilar, language }: Pick<Demand, 'acceptsLess' | 'acceptsSimilar' | 'language'>,
  { lines, written, stems: own }: Qualifications,
  isName = false,
): WantAnswer {
  const wanted = contentWords(text, language)
  // "Experience of determining claims" is about claims.
  const isLeading = (word: ContentWord) => word === wanted[0] && wanted.length > 1 && LEADING.test(text)
  const weightOf = (word: ContentWord) =>
    COMMON.has(word.stem) || YEAR.test(word.stem) ? 0.4 : word.isName ? 2 : isLeading(word) ? 0.6 : 1
  const whole = wanted.reduce((sum, word) => sum + weightOf(word), 0)
  const full = words(text).flatMap((word) => spelledOut(word) ?? [])
  const short = new Set(initialsOf(text).filter(({ length }) => length >= wanted.length * 0.6))
  const isAbbreviated = (line: string) => short.size > 0 && words(line).some((word) => short.has(word) || short.has(word.replace(/s$/, '')))
  let best = { share: 0, line: -1 }
  for (const line of lines.keys()) {
    const isSpelledOut = full.length > 0 && full.length >= wanted.length / 2 && full.every((pattern) => pattern.test(lines[line]!))
    if ((isSpelledOut || isAbbreviated(lines[line]!)) && stanceOf(lines[line]!, lines[line]!.length, lines[line]!.length) !== 'none')
      return {
        state: !acceptsLess && isExpired(lines[line]!) ? 'partial' : 'covered',
        way: 'read',
        found: written[line]!.trim(),
        evidence: { text: written[line]!.trim(), line },
      }
    const alone = shareOf(wanted, weightOf, [own[line]!], isName) / whole
    const share = Math.max(
      alone,
      (own[line + 1] && alone > 0 ? shareOf(wanted, weightOf, [own[line]!, own[line + 1]!], isName) / whole : 0) * 0.9,
    )
    if (share > best.share && !isOtherClass(text, lines[line]!) && !isLacking(lines[line]!, wanted, language)) best = { share, line }
  }
  const shared = wanted.filter(
    ({ stem }) => best.line >= 0 && (holds(own[best.line]!, stem) || (own[best.line + 1] && holds(own[best.line + 1]!, stem))),
  )
  const main = (some: readonly ContentWord[]) => some.filter((word) => weightOf(word) >= 1)
  const isOne =
    main(shared).length < Math.min(2, main(wanted).length) && !shared.some(({ isName }) => isName) && !(acceptsSimilar && !isKnown)
  // One of several words is a partial match at most, and a coincidence if tables know the meaning; common words alone are always a
  // coincidence.
  const isAccident =
    ((isKnown || isName) && isOne) || (main(shared).length === 0 && (main(wanted).length > 0 || best.share < ENOUGH_OF_NAMES))
  // One word of a two-word name does not match another name.
  const isNamed = shared.filter(({ isName }) => isName).length === wanted.filter(({ isName }) => isName).length
  if (best.share < PART || isAccident) {
    // A name that does not occur is missing; a longer phrase may be paraphrased, above all if some of it occurs.
    const isNear = best.share >= NEAR
    const isVague = !isKnown && !SHOWABLE.test(text) && !wanted.some(({ isName }) => isName) && (isNear || wanted.length > FEW)
    const isOpen = isOfCharacter(text, language) || isVague
    const near = isOpen && isNear ? { text: written[best.line]!.trim(), line: best.line } : null
    return { ...nothingFound(isOpen ? 'unclear' : 'missing'), evidence: near }
  }
  const line = written[best.line]!
  const { start, end } = spanOf(line, wanted, language)
  const isLess = !acceptsLess && stanceOf(line, start, end) === 'less'
  return {
    state:
      (best.share >= (isNamed && !isKnown ? ENOUGH : ENOUGH_OF_NAMES) || (acceptsSimilar && !isKnown)) &&
      !(isOne && main(shared).at(-1) === wanted.at(-1)) &&
      !isLess
        ? 'covered'
        : 'partial',
    way: 'read',
    found: line.trim(),
    evidence: { text: line.trim(), line: best.line },
  }
}

/** Whether a short line with a name says that it has expired, or has not been obtained yet. */
const isExpired = (line: string) => /\b(?:expired(?! on)|lapsed|ran out|out of date|applied for|awaiting|pending|not yet)\b/i.test(line)

const CLASSED = /\b(class|tier|category|phase|type|zone) (\d)\b/gi

/** Whether a line names another class than a text, and not the same: class 2 instead of class 1. */
function isOtherClass(text: string, line: string): boolean {
  const [wanted] = text.matchAll(CLASSED)
  if (!wanted) return false
  const own = Array.from(line.matchAll(CLASSED)).filter(([, word]) => word!.toLowerCase() === wanted[1]!.toLowerCase())
  return own.length > 0 && own.every(([, , number]) => number !== wanted[2])
}

function shareOf(
  wanted: readonly ContentWord[],
  weightOf: (word: ContentWord) => number,
  own: readonly ReadonlySet<string>[],
  isName: boolean,
): number {
  const has = (words: ReadonlySet<string>, stem: string) => (isName ? words.has(stem) : holds(words, stem))
  // "Stock takes" may be written as one word.
  const isJoined = (at: number) =>
    at >= 0 && wanted[at + 1] !== undefined && own.some((words) => has(words, `${wanted[at]!.stem}${wanted[at + 1]!.stem}`))
  return wanted.reduce(
    (sum, word, at) => sum + (own.some((words) => has(words, word.stem)) || isJoined(at) || isJoined(at - 1) ? weightOf(word) : 0),
    0,
  )
}

/** The shared part of two long words of one family: "synthesis" and "synthesise". */
const SAME_LETTERS = 7
const SAME_PART = 0.8

function holds(words: ReadonlySet<string>, stem: string): boolean {
  if (words.has(stem)) return true
  if (stem.length < SAME_LETTERS) return false
  const head = stem.slice(0, SAME_LETTERS)
  for (const word of words) {
    if (!word.startsWith(head)) continue
    let same = SAME_LETTERS
    while (same < Math.min(word.length, stem.length) && word[same] === stem[same]) same += 1
    if (same >= Math.max(word.length, stem.length) * SAME_PART) return true
  }
  return false
}

function isLacking(line: string, wanted: readonly ContentWord[], language: TextLanguage): boolean {
  return stanceOf(line, spanOf(line, wanted, language).start, line.length) === 'none'
}

/** The range from the first to the last of the words in a line. */
function spanOf(line: string, wanted: readonly ContentWord[], language: TextLanguage): { start: number; end: number } {
  const stems = new Set(wanted.map(({ stem }) => stem))
  const found = Array.from(line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&+#-]*/gu)).filter(([word]) =>
    contentWords(word, language).some(({ stem }) => stems.has(stem)),
  )
  const last = found.at(-1)
  return { start: found[0]?.index ?? 0, end: last ? last.index + last[0].length : line.length }
}
