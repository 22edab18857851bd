import type { AtsCheckId } from '#schemas/tools/checkIds.ts'
import { checkResult, type CheckResult, type ReportGroup } from '#src/tools/checks/CheckResult.ts'
import type { SectionKind } from '#src/tools/document/headingKind.ts'
import type { ResumeSection } from '#src/tools/resume/Resume.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

const EXPECTED: [AtsCheckId, SectionKind, ReportGroup][] = [
  ['sectionSummary', 'summary', 'Professional_Background'],
  ['sectionExperience', 'experience', 'Professional_Background'],
  ['sectionEducation', 'education', 'Professional_Background'],
  ['sectionSkills', 'skills', 'Skills'],
]
const LESSER: SectionKind[] = ['interests', 'references']

/** The checks of sections: the expected ones, their names, their order, and empty ones. */
export function sectionChecks({ document, resume }: ResumeCheckInput): CheckResult[] {
  const { sections } = resume
  const heading = (found: readonly ResumeSection[]) =>
    evidenceOf(
      document,
      found.map(({ from }) => from),
    )
  const strange = sections.filter(({ kind }) => kind === 'other')
  const empty = sections.filter(({ from, to }) => document.lines.slice(from + 1, to).every(({ text }) => text.trim() === ''))
  const late = lateSection(sections)
  return [
    ...EXPECTED.map(([id, kind, group]) => {
      const found = sections.filter((section) => section.kind === kind)
      // A summary may stand at the top without a heading.
      const isThere = found.length > 0 || (kind === 'summary' && resume.summary !== null)
      return checkResult(id, group, isThere ? 'good' : 'missing', {
        evidence: found.length > 0 ? heading(found) : kind === 'summary' ? evidenceOf(document, [resume.summary?.line ?? null]) : [],
      })
    }),
    checkResult('sectionNames', 'Formats', sections.length === 0 ? 'missing' : strange.length === 0 ? 'good' : 'improve', {
      share: sections.length === 0 ? 0 : 1 - strange.length / sections.length,
      facts: { count: strange.length, of: sections.length },
      evidence: heading(strange),
    }),
    checkResult('sectionOrder', 'Formats', sections.length < 2 ? 'note' : late ? 'improve' : 'good', {
      evidence: late ? heading([late]) : [],
    }),
    checkResult('emptySections', 'Formats', sections.length === 0 ? 'note' : empty.length === 0 ? 'good' : 'improve', {
      share: sections.length === 0 ? 0 : 1 - empty.length / sections.length,
      facts: { count: empty.length },
      evidence: heading(empty),
    }),
  ]
}

function lateSection(sections: readonly ResumeSection[]): ResumeSection | undefined {
  const first = (kind: SectionKind) => sections.find((section) => section.kind === kind)
  const [summary, experience] = [first('summary'), first('experience')]
  if (summary && experience && summary.from > experience.from) return summary
  return LESSER.some((kind) => experience && (first(kind)?.from ?? Infinity) < experience.from) ? experience : undefined
}
