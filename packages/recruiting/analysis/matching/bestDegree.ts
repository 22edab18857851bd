import { degreesIn } from '#packages/recruiting/analysis/job/degrees.ts'
import { contentWords } from '#packages/recruiting/analysis/job/contentWords.ts'
import fields from '#packages/recruiting/data/degreeFields.json'
import wideSubjects from '#packages/recruiting/data/wideSubjects.json'
import { degreeLevels, type DegreeLevel } from '#packages/recruiting/analysis/job/Job.ts'
import type { WantAnswer } from './JobMatch.ts'
import { isUnfinished } from './isUnfinished.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'

/** Words shared by subjects of many kinds, which do not identify a subject. */
const UNTELLING = new Set(
  ['science', 'sciences', 'studies', 'technology', 'arts', 'applied'].flatMap((word) => contentWords(word).map(({ stem }) => stem)),
)

/** The number of first letters shared by words of one family: "biology" and "biological". */
const FAMILY = 6

/** Degrees with their subject in their name. */
const SUBJECTS: [RegExp, string][] = [
  [/\bLL\.?[BM]\b/, 'law'],
  [/\b(?:MBA|BBA)\b/, 'business administration'],
  [/\b[BM]\.?Com\b/i, 'commerce'],
  [/\b[BM]\.?Eng\b|\b[BM]\.?Tech\b|\bB\.E\b/i, 'engineering'],
  [/\b[BM]CA\b/, 'computer applications'],
  [/\b[BM]\.?S\.?N\b|\bADN\b/, 'nursing'],
  [/\b[BM]\.?Ed\b|\bPGCE\b/, 'education teaching'],
]

const names = (text: string, field: readonly string[]) => field.some((word) => ` ${text.toLowerCase()}`.includes(` ${word}`))

/** Whether two texts name subjects of one field: "information technology" and "network administration". */
function isNearField(one: string, other: string): boolean {
  return fields.some((field) => names(one, field) && names(other, field))
}

/** Whether a subject is a group of subjects, and a text names one of them: "a numerate subject" and "statistics". */
function isOfWide(subject: string, text: string): boolean {
  return wideSubjects.some(({ called, holds }) => names(subject, called) && names(text, holds))
}

/**
 * How a resume shows a degree: one of at least this level in the subject (in a similar one with `acceptsSimilar`); partially by another
 * subject, an unfinished degree, or the level below in the same subject. `level` is the one found.
 */
export function bestDegree(
  { level, subject, acceptsSimilar = false }: { level: DegreeLevel; subject: string; acceptsSimilar?: boolean },
  { degrees, written }: Qualifications,
): WantAnswer & { level: DegreeLevel | null } {
  const height = (level: DegreeLevel) => degreeLevels.indexOf(level)
  const named = contentWords(subject).map(({ stem }) => stem)
  // "Nutrition science" is not exercise science.
  const telling = named.filter((stem) => !UNTELLING.has(stem))
  const wanted = telling.length > 0 ? telling : named
  const fits = (line: string) => {
    const text = SUBJECTS.reduce((all, [name, says]) => (name.test(line) ? `${all} ${says}` : all), line)
    const isOne = (stem: string) => wanted.some((own) => own === stem || own.slice(0, FAMILY) === stem.slice(0, FAMILY))
    if (wanted.length === 0 || isOfWide(subject, text)) return true
    return (acceptsSimilar && isNearField(subject, text)) || contentWords(text).some(({ stem }) => isOne(stem))
  }
  // A degree may be on one line and its subject on the next, unless that line has a degree of its own.
  const around = (line: number) => {
    const next = written[line + 1] ?? ''
    return degreesIn(next).length > 0 ? written[line]! : `${written[line]} ${next}`
  }
  const enough = degrees.filter((degree) => height(degree.level) >= height(level))
  const ofSubject = enough.filter(({ line }) => fits(around(line)))
  const fitting = ofSubject.find(({ line }) => !isUnfinished(written[line]!)) ?? ofSubject[0]
  const shown = fitting ?? [...degrees].sort((a, b) => height(b.level) - height(a.level))[0]
  if (!shown) return { ...nothingFound('missing'), level: null }
  const text = written[shown.line]!.trim()
  // A lower level is a partial match in the same subject only; an associate degree is one for any bachelor's degree.
  const isNear = (subject !== '' || level === 'bachelor') && height(shown.level) === height(level) - 1 && fits(around(shown.line))
  if (!fitting && enough.length === 0 && !isNear) return { ...nothingFound('missing'), level: shown.level }
  const isWhole = fitting !== undefined && !isUnfinished(text)
  return { state: isWhole ? 'covered' : 'partial', way: 'read', found: text, evidence: { text, line: shown.line }, level: shown.level }
}
