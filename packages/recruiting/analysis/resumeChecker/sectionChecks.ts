import type { AtsCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckResult, type ReportGroup } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { headingKind, type SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { ResumeSection } from '#packages/recruiting/analysis/resume/Resume.ts'
import { isCaps } from '#packages/recruiting/analysis/text/isCaps.ts'
import { type ResumeCheckInput, evidenceOf } from './ResumeCheckInput.ts'

const EXPECTED: [AtsCheckId, SectionKind, ReportGroup][] = [
  ['sectionSummary', 'summary', 'Professional_Background'],
  ['sectionExperience', 'experience', 'Professional_Background'],
  ['sectionEducation', 'education', 'Professional_Background'],
  ['sectionSkills', 'skills', 'Skills'],
]
/** Generally understood headings that do not name a part of a career. */
const ORDINARY =
  /^(?:(?:my )?contact(?: (?:me|details|info|information))?|address|personal (?:details|info|information|data)|kontakt(?:daten)?|persönliche (?:daten|angaben)|coordonnées|contacto?|datos (?:personales|de contacto)|contato|dados pessoais)$/i
const HISTORY = /^(?:jobs?|work|career|employment) (?:history|record)$/i
const WORK = /(?<!\p{L})(?:jobs?|work|worked|employment|career|positions)(?!\p{L})/iu
/** A heading that contains its text: "Objective: a post in …", "References available upon request". */
const SAYS_ITSELF = /:\s*\S|\b(?:available|request)\b/i
/** A heading with its text on the same line. */
const LABELLED = /^([^:]{3,40}):\s+\S/u
const LESSER: SectionKind[] = ['interests', 'references']

/** The checks of sections: the expected ones, their names, their order, and empty ones. */
export function sectionChecks({ document, resume }: ResumeCheckInput): CheckResult[] {
  const { sections } = resume
  const heading = (found: readonly ResumeSection[]) =>
    evidenceOf(
      document,
      found.map(({ from }) => from),
    )
  const isWork = ({ kind, heading }: ResumeSection) => kind === 'other' && resume.experience.length > 0 && WORK.test(heading)
  const strange = sections.filter((section) => section.kind === 'other' && !isWork(section) && !isOrdinary(section.heading))
  const empty = sections.filter((section) => isEmpty(section, sections, document))
  const late = lateSection(sections)
  return [
    ...EXPECTED.map(([id, kind, group]) => {
      const found = sections.filter((section) => section.kind === kind || (kind === 'experience' && isWork(section)))
      // A heading may exist without a detected section, and a summary at the top without a heading.
      const headed = document.lines.findIndex(({ text, isBullet }) => !isBullet && namesPart(text, kind))
      const line = headed >= 0 ? headed : kind === 'summary' ? (resume.summary?.line ?? null) : null
      const isNamed = found.length > 0 ? found.some((section) => !empty.includes(section)) : headed >= 0
      const isThere = isNamed || (kind === 'summary' && resume.summary !== null)
      return checkResult(id, group, isThere ? 'good' : 'missing', {
        evidence: found.length > 0 ? heading(found) : evidenceOf(document, [line]),
      })
    }),
    checkResult('sectionNames', 'Formats', sections.length === 0 ? 'missing' : strange.length === 0 ? 'good' : 'improve', {
      share: sections.length === 0 ? 0 : 1 - strange.length / sections.length,
      facts: {
        count: strange.length,
        of: sections.length,
        names: strange
          .slice(0, 3)
          .map(({ heading }) => heading.trim())
          .join(', '),
      },
      evidence: heading(strange),
    }),
    checkResult('sectionOrder', 'Formats', late ? 'improve' : 'good', {
      after: sections.length < 2 ? 'sectionNames' : undefined,
      evidence: late ? heading([late]) : [],
    }),
    checkResult('emptySections', 'Formats', empty.length === 0 ? 'good' : 'improve', {
      after: sections.length === 0 ? 'sectionNames' : undefined,
      share: 1 - empty.length / Math.max(1, sections.length),
      facts: { count: empty.length },
      evidence: heading(empty),
    }),
  ]
}

/**
 * Whether a heading is right above another one of its look. Text under smaller headings or labels, or next to it in another column, belongs
 * to it as well.
 */
function isEmpty({ from, to }: ResumeSection, sections: readonly ResumeSection[], { lines, facts }: ReadDocument): boolean {
  const own = lines[from]
  if (!own || SAYS_ITSELF.test(own.text) || lines.slice(from + 1, to).some(({ text }) => text.trim() !== '')) return false
  const next = lines[to]
  if (!next) return facts.columns <= 1
  const isHeading = sections.some((section) => section.from === to) && !LABELLED.test(next.text) && !next.text.includes('\t')
  const isLike = next.column === own.column && next.size === own.size && next.isBold === own.isBold && next.isHeading === own.isHeading
  return isHeading && isLike && isCaps(next.text) === isCaps(own.text) && !SAYS_ITSELF.test(next.text)
}

/** Whether a line is a common heading of a part of a resume, on its own or with text after a colon. */
function namesPart(line: string, kind: SectionKind): boolean {
  const trimmed = line.trim()
  const words = LABELLED.exec(trimmed)?.[1]!.trim() ?? trimmed.replace(/:$/, '')
  return headingKind(words) === kind || (kind === 'experience' && HISTORY.test(words))
}

function isOrdinary(heading: string): boolean {
  const words = heading.trim().replace(/[:.]$/, '')
  return ORDINARY.test(words) || headingKind(words) !== null
}

function lateSection(sections: readonly ResumeSection[]): ResumeSection | undefined {
  const first = (kind: SectionKind) => sections.find((section) => section.kind === kind)
  const [summary, experience] = [first('summary'), first('experience')]
  if (summary && experience && summary.from > experience.from) return summary
  return LESSER.some((kind) => experience && (first(kind)?.from ?? Infinity) < experience.from) ? experience : undefined
}
