import type { MatchPartId } from '#packages/recruiting/schemas/checkIds.ts'
import type { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'
import type { Evidence } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { shownLine } from '#packages/recruiting/analysis/document/shownLine.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

/**
 * The input of the resume checks. `moment` is the month that "present" means; without `targetTitle` and `job` (its text) their checks are
 * left out.
 */
export type ResumeCheckInput = {
  document: ReadDocument
  resume: Resume
  find: SkillMatcher
  limits: AtsLimits
  moment: YearMonth
  targetTitle?: string
  job?: string
  matchWeights?: Readonly<Record<MatchPartId, number>>
}

/** The maximum number of lines shown per check. */
const MOST = 5

/**
 * The first of the given lines of the document as evidence, without duplicates and where they are visible; indexes out of range are
 * ignored.
 */
export function evidenceOf(document: ReadDocument, indexes: readonly (number | null)[]): Evidence[] {
  const { lines } = document
  const own = [...new Set(indexes)].filter((line) => line !== null).filter((line) => lines[line] !== undefined)
  return own.slice(0, MOST).map((line) => ({ line: shownLine(document, line), text: lines[line]!.text.trim() }))
}
