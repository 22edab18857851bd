import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Extracted } from '#packages/recruiting/analysis/resume/Resume.ts'
import { needlessDetails } from './needlessDetails.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

/** The maximum number of lines in the head of a resume. */
const HEAD = 14

/** The checks of contact details, and of needless personal details. */
export function contactChecks({ document, resume }: ResumeCheckInput): CheckResult[] {
  const given = (id: AtsCheckId, found: readonly Extracted[], facts: CheckResult['facts'] = {}) =>
    checkResult(id, 'Basic', found.length > 0 ? 'good' : 'missing', {
      facts,
      evidence: evidenceOf(
        document,
        found.map(({ line }) => line),
      ),
    })
  const head = Math.min(HEAD, resume.sections.find(({ kind }) => kind !== 'other')?.from ?? HEAD)
  const personal = document.lines.map(({ text }, line) => needlessDetails(text, line < head))
  const kinds = [...new Set(personal.flat())]
  return [
    given('email', resume.email ? [resume.email] : []),
    given('phone', resume.phone ? [resume.phone] : []),
    given('place', resume.location ? [resume.location] : []),
    given('profileLink', resume.links, { count: resume.links.length }),
    checkResult('personalDetails', 'Basic', kinds.length === 0 ? 'good' : 'improve', {
      share: 1 - kinds.length / 3,
      facts: { count: kinds.length, kinds: kinds.join(', ') },
      evidence: evidenceOf(
        document,
        personal.flatMap((found, line) => (found.length > 0 ? [line] : [])),
      ),
    }),
  ]
}
