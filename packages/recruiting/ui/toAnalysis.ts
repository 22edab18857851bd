import type { CheckWording } from '#packages/recruiting/schemas/tool.ts'
import type { Analysis, Report } from '#packages/recruiting/results/analysis.ts'
import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Score } from '#packages/recruiting/analysis/checks/score.ts'
import { advice } from './advice.ts'
import { fill } from './fill.ts'

/** The wording of checks, by id. */
type Wording = Readonly<Record<string, CheckWording>>

/** The outcome of a check in the words of the config: advice in the first line of `detail`, the source lines in the following ones. */
function toFinding(check: CheckResult, wording: Wording, words: ToolWords): Finding {
  const { id, state, evidence, after } = check
  const own = wording[id]
  // A check that waits for another has no state of its own to report.
  const text = advice(own?.[after === undefined ? state : 'nothing'] ?? '', check, words)
  const lines = evidence.map(
    ({ line, text }) =>
      `${fill(words.quoted, { text: text.replaceAll('\n', ' ') })}${line === null ? '' : ` (${fill(words.line, { line: line + 1 })})`}`,
  )
  return { id, label: own?.label ?? '', state, detail: [text, ...lines].join('\n'), ...(after !== undefined && { after }) }
}

/** Whether a remark has content: words in the config and, if they name the findings, more than 0 or an empty text. */
function saysSomething({ id, state, facts, evidence }: CheckResult, wording: Wording): boolean {
  const words = wording[id]?.note ?? ''
  const isNothing = Object.entries(facts).some(([name, value]) => words.includes(`{${name}}`) && (value === 0 || value === ''))
  return state !== 'note' || (words !== '' && (evidence.length > 0 || !isNothing))
}

/** Merges remarks with the same text into one, under all their names. */
function withoutRepeats(findings: Finding[]): Finding[] {
  return findings.flatMap((finding) => {
    const same = findings.filter(({ state, detail }) => state === 'note' && detail === finding.detail)
    if (finding.state !== 'note' || same.length === 1) return [finding]
    return finding === same[0] ? [{ ...finding, label: same.map(({ label }) => label).join(', ') }] : []
  })
}

/** All outcomes of an analysis in the five groups of a report; empty and repeated remarks are left out. */
function toReport(results: CheckResult[], wording: Wording, words: ToolWords): Report {
  const of = (group: CheckResult['group']) =>
    withoutRepeats(
      results
        .filter((result) => result.group === group && saysSomething(result, wording))
        .map((result) => toFinding(result, wording, words)),
    )
  return {
    Basic: of('Basic'),
    Professional_Background: of('Professional_Background'),
    Skills: of('Skills'),
    Formats: of('Formats'),
    Accomplishments: of('Accomplishments'),
  }
}

/** The parts of a score in the words of the config. */
function toScoreParts({ parts }: Score, wording: Wording): ScorePart[] {
  return parts.map(({ id, points, outOf }) => ({ id, label: wording[id]?.label ?? '', score: points, outOf }))
}

/** The outcome of checking a text in the form of the slices. */
export function toAnalysis(
  { checks, score }: { checks: CheckResult[]; score: Score },
  text: string,
  wording: Wording,
  words: ToolWords,
): Analysis {
  return { Total: score.total, Text: text, scores: toScoreParts(score, wording), report: toReport(checks, wording, words) }
}

/** The weights of checks, by id. */
export function weightsOf(wording: Wording): Record<string, number> {
  return Object.fromEntries(Object.entries(wording).map(([id, { weight }]) => [id, weight]))
}
