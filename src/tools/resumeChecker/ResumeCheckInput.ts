import type { MatchPartId } from '#schemas/tools/checkIds.ts'
import type { AtsLimits } from '#schemas/tools/thresholds.ts'
import type { Evidence } from '#src/tools/checks/CheckResult.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import type { YearMonth } from '#src/tools/dates/DateRange.ts'
import type { Resume } from '#src/tools/resume/Resume.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'

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

/** Lines of the document as evidence, each once; indexes out of range are ignored. */
export function evidenceOf({ lines }: ReadDocument, indexes: readonly (number | null)[]): Evidence[] {
  return [...new Set(indexes)].flatMap((line) => (line !== null && lines[line] ? [{ line, text: lines[line].text.trim() }] : []))
}
