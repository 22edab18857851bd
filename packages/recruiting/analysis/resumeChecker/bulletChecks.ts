import clicheList from '#packages/recruiting/data/cliches.json'
import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckDetails, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Extracted } from '#packages/recruiting/analysis/resume/Resume.ts'
import { hasFigure } from '#packages/recruiting/analysis/text/hasFigure.ts'
import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { isActionVerb } from './isActionVerb.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'
import { documentLanguage } from '#packages/recruiting/analysis/document/documentLanguage.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { languageOf } from '#packages/recruiting/analysis/text/languageOf.ts'

const SMALL = /(?<!\p{L})(?:the|and|of|for|with|to)(?!\p{L})/iu

/** Whether a document is in English. One that is too short for detection is if it contains a common English word. */
function isEnglish({ lines, text }: ReadDocument): boolean {
  const language = documentLanguage(lines) ?? languageOf(text)
  return language === null ? SMALL.test(text) : language === 'en'
}

const one = (id: AtsCheckId, state: CheckResult['state'], extras?: CheckDetails) => checkResult(id, 'Accomplishments', state, extras)
// "Our Lady of the Valley" and "My Bank" are names; "Phase I" and "Engineer I" count.
const FIRST_PERSON = anyOf(
  /(?<!\b(?:Phase|Type|Class|Level|Grade|Part|Volume|Tier|Stage|War|Title) )\bI(?:['’](?:m|ve|d|ll))?\b(?![./&-])(?!(?<=\p{Lu}\p{L}+ I)(?:[,;:)\t]|$| [\p{Lu}–-]))/gu,
  /\b(?:me|my|mine|myself|we|our)\b(?![./&-])|\b(?:Me|My|Mine|Myself|We|Our)\b(?![./&-]| \p{Lu}\p{Ll})/u,
)
const CLICHE = latinPattern(`(?<![\\p{L}\\p{N}])(?:${clicheList.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/**
 * The checks of the bullets under jobs and projects. First person and clichés are searched for in all lines except headings. Checks that
 * need English words are left out for other languages.
 */
export function bulletChecks(input: ResumeCheckInput): CheckResult[] {
  const { document, resume, limits } = input
  const points = [...resume.experience, ...resume.projects].flatMap(({ bullets }) => bullets)
  const headings = new Set(resume.sections.map(({ from }) => from))
  const texts = document.lines.flatMap(({ text }, line) => (headings.has(line) ? [] : [{ value: text, line, confidence: 1 }]))
  const isRead = isEnglish(document)
  const shown = (found: readonly Extracted[]) =>
    evidenceOf(
      document,
      found.map(({ line }) => line),
    )
  const first = texts.filter(({ value }) => usesOf(value) > 0)
  const uses = texts.reduce((sum, { value }) => sum + usesOf(value), 0)
  const phrases = texts.flatMap(({ value }) => cliches(value))
  return [
    one('bulletPoints', points.length === 0 ? 'missing' : points.length >= limits.bullets ? 'good' : 'improve', {
      share: points.length / Math.max(1, limits.bullets),
      facts: { count: points.length, least: limits.bullets },
    }),
    isRead || points.length === 0
      ? reached('bulletVerbs', points, ({ value }) => isActionVerb(firstWord(value)), limits.verbPercent, shown)
      : one('bulletVerbs', 'note', { facts: { percent: 0, count: 0, of: 0, least: limits.verbPercent } }),
    reached('bulletNumbers', points, ({ value }) => hasFigure(value), limits.numberPercent, shown),
    lengths(points, limits.bulletLeast, limits.bulletMost, shown),
    one('firstPerson', !isRead ? 'note' : uses === 0 ? 'good' : 'improve', {
      after: noPoints(points),
      share: 1 - uses / 5,
      facts: { count: uses },
      evidence: shown(first),
    }),
    openings(points, limits.openings, shown),
    one('cliches', !isRead ? 'note' : phrases.length === 0 ? 'good' : 'improve', {
      after: noPoints(points),
      share: 1 - phrases.length / 4,
      facts: { count: phrases.length, phrases: [...new Set(phrases)].slice(0, 5).join(', ') },
      evidence: shown(texts.filter(({ value }) => cliches(value).length > 0)),
    }),
  ]
}

type Shown = (found: readonly Extracted[]) => ReturnType<typeof evidenceOf>

function usesOf(text: string): number {
  return text.match(FIRST_PERSON)?.length ?? 0
}

function reached(
  id: AtsCheckId,
  points: readonly Extracted[],
  does: (point: Extracted) => boolean,
  least: number,
  shown: Shown,
): CheckResult {
  const count = points.filter(does).length
  const percent = Math.round((count / Math.max(1, points.length)) * 100)
  const state = percent >= least ? 'good' : count > 0 ? 'improve' : 'missing'
  return one(id, state, {
    after: noPoints(points),
    share: percent >= least ? 1 : percent / least,
    facts: { percent, count, of: points.length, least },
    evidence: state === 'good' ? [] : shown(points.filter((point) => !does(point))),
  })
}

function lengths(points: readonly Extracted[], least: number, most: number, shown: Shown): CheckResult {
  const size = ({ value }: Extracted) => words(value).length
  const short = points.filter((point) => size(point) < least)
  const long = points.filter((point) => size(point) > most)
  const wrong = points.filter((point) => short.includes(point) || long.includes(point))
  return one('bulletLength', wrong.length === 0 ? 'good' : 'improve', {
    after: noPoints(points),
    share: 1 - wrong.length / Math.max(1, points.length),
    facts: { short: short.length, long: long.length, of: points.length, least, most },
    evidence: shown(wrong),
  })
}

function openings(points: readonly Extracted[], most: number, shown: Shown): CheckResult {
  const first = ({ value }: Extracted) => firstWord(value).toLowerCase()
  const counts = new Map<string, number>()
  for (const point of points) counts.set(first(point), (counts.get(first(point)) ?? 0) + 1)
  const [word, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])
  const isRepeated = count > most
  return one('repeatedOpenings', isRepeated ? 'improve' : 'good', {
    after: noPoints(points),
    facts: { count, word, most },
    evidence: isRepeated ? shown(points.filter((point) => first(point) === word)) : [],
  })
}

function noPoints(points: readonly Extracted[]): AtsCheckId | undefined {
  return points.length === 0 ? 'bulletPoints' : undefined
}

/** The first word of a bullet, after a label such as "Description:". */
const firstWord = (text: string) => words(text.replace(/^\p{Lu}[\p{L} ]{2,24}:\s+/u, ''))[0] ?? ''

/** The clichés in a text, in lower case and in order. "Guru Nanak" and "Synergy Health" are names. */
function cliches(text: string): string[] {
  const isName = ([phrase]: RegExpExecArray, behind: string) => /^\p{Lu}\p{Ll}+$/u.test(phrase) && /^ \p{Lu}/u.test(behind)
  return [...text.matchAll(CLICHE)]
    .filter((match) => !isName(match, text.slice(match.index + match[0].length)))
    .map(([phrase]) => phrase.toLowerCase())
}
