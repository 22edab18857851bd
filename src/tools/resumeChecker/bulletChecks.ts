import clicheList from '#src/tools/data/cliches.json'
import type { AtsCheckId } from '#schemas/tools/checkIds.ts'
import { checkResult, type CheckDetails, type CheckResult } from '#src/tools/checks/CheckResult.ts'
import type { Extracted } from '#src/tools/resume/Resume.ts'
import { hasFigure } from '#src/tools/text/hasFigure.ts'
import { words } from '#src/tools/text/words.ts'
import { isActionVerb } from './isActionVerb.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

const one = (id: AtsCheckId, state: CheckResult['state'], extras?: CheckDetails) => checkResult(id, 'Accomplishments', state, extras)
const FIRST_PERSON = /\b(?:I(?:['’](?:m|ve|d|ll))?|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur)\b(?![./&-])/g
const CLICHE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${clicheList.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/**
 * The checks of the bullets under jobs and projects; notes when there are none. First person and clichés are looked for in the summary too.
 */
export function bulletChecks(input: ResumeCheckInput): CheckResult[] {
  const { document, resume, limits } = input
  const points = [...resume.experience, ...resume.projects].flatMap(({ bullets }) => bullets)
  const texts = resume.summary ? [...points, resume.summary] : points
  const shown = (found: readonly Extracted[]) =>
    evidenceOf(
      document,
      found.map(({ line }) => line),
    )
  const first = texts.filter(({ value }) => usesOf(value) > 0)
  const uses = texts.reduce((sum, { value }) => sum + usesOf(value), 0)
  const phrases = texts.flatMap(({ value }) => cliches(value))
  return [
    reached('bulletVerbs', points, ({ value }) => isActionVerb(words(value)[0] ?? ''), limits.verbPercent, shown),
    reached('bulletNumbers', points, ({ value }) => hasFigure(value), limits.numberPercent, shown),
    lengths(points, limits.bulletLeast, limits.bulletMost, shown),
    one('firstPerson', texts.length === 0 ? 'note' : uses === 0 ? 'good' : 'improve', {
      share: 1 - uses / 5,
      facts: { count: uses },
      evidence: shown(first),
    }),
    openings(points, limits.openings, shown),
    one('cliches', texts.length === 0 ? 'note' : phrases.length === 0 ? 'good' : 'improve', {
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
  const state = points.length === 0 ? 'note' : percent >= least ? 'good' : count > 0 ? 'improve' : 'missing'
  return one(id, state, {
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
  return one('bulletLength', points.length === 0 ? 'note' : wrong.length === 0 ? 'good' : 'improve', {
    share: 1 - wrong.length / Math.max(1, points.length),
    facts: { short: short.length, long: long.length, of: points.length, least, most },
    evidence: shown(wrong),
  })
}

function openings(points: readonly Extracted[], most: number, shown: Shown): CheckResult {
  const first = ({ value }: Extracted) => (words(value)[0] ?? '').toLowerCase()
  const counts = new Map<string, number>()
  for (const point of points) counts.set(first(point), (counts.get(first(point)) ?? 0) + 1)
  const [word, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])
  const isRepeated = count > most
  return one('repeatedOpenings', points.length === 0 ? 'note' : isRepeated ? 'improve' : 'good', {
    facts: { count, word, most },
    evidence: isRepeated ? shown(points.filter((point) => first(point) === word)) : [],
  })
}

/** The clichés in a text, in lower case and in order. */
function cliches(text: string): string[] {
  return Array.from(text.matchAll(CLICHE), ([phrase]) => phrase.toLowerCase())
}
