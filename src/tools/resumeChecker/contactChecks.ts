import type { AtsCheckId } from '#schemas/tools/checkIds.ts'
import { check } from '#src/tools/checks/check.ts'
import type { CheckResult } from '#src/tools/CheckResult.ts'
import type { Found } from '#src/tools/resume/Resume.ts'
import { personalDetails } from '#src/tools/resumeSync/personalDetails.ts'
import { type AtsInput, evidenceOf } from './AtsInput.ts'

/** The checks of contact details, and of personal ones that nobody needs. */
export function contactChecks({ document, resume }: AtsInput): CheckResult[] {
  const given = (id: AtsCheckId, found: readonly Found[], facts: CheckResult['facts'] = {}) =>
    check(id, 'Basic', found.length > 0 ? 'good' : 'missing', {
      facts,
      evidence: evidenceOf(
        document,
        found.map(({ line }) => line),
      ),
    })
  const personal = document.lines.map(({ text }) => personalDetails(text))
  const kinds = [...new Set(personal.flat())]
  return [
    given('email', resume.email ? [resume.email] : []),
    given('phone', resume.phone ? [resume.phone] : []),
    given('place', resume.location ? [resume.location] : []),
    given('profileLink', resume.links, { count: resume.links.length }),
    check('personalDetails', 'Basic', kinds.length === 0 ? 'good' : 'improve', {
      share: 1 - kinds.length / 3,
      facts: { count: kinds.length, kinds: kinds.join(', ') },
      evidence: evidenceOf(
        document,
        personal.flatMap((found, line) => (found.length > 0 ? [line] : [])),
      ),
    }),
  ]
}
