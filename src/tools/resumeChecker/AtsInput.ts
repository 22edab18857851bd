import type { MatchPartId } from '#schemas/tools/checkIds.ts'
import type { AtsLimits } from '#schemas/tools/limits.ts'
import type { Evidence } from '#src/tools/checks/check.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import type { Resume, YearMonth } from '#src/tools/resume/Resume.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'

/**
 * What the checks of a resume are given. `moment` is the month that "present" means; without `targetTitle` and `job` (its text) their
 * checks are left out.
 */
export type AtsInput = {
  document: ReadDocument
  resume: Resume
  find: SkillMatcher
  limits: AtsLimits
  moment: YearMonth
  targetTitle?: string
  job?: string
  matchWeights?: Readonly<Record<MatchPartId, number>>
}

/** Lines of the document as evidence; indexes that it does not have are left out, and each line comes once. */
export function evidenceOf({ lines }: ReadDocument, indexes: readonly (number | null)[]): Evidence[] {
  return [...new Set(indexes)].flatMap((line) => (line !== null && lines[line] ? [{ line, text: lines[line].text.trim() }] : []))
}
