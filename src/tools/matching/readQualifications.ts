import { degreesIn } from '#src/tools/job/degrees.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { experienceMonths } from '#src/tools/dates/experienceMonths.ts'
import type { YearMonth } from '#src/tools/dates/DateRange.ts'
import type { Resume } from '#src/tools/resume/Resume.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'
import { words } from '#src/tools/text/words.ts'
import { countingLines } from './countingLines.ts'
import type { ResumeSkill, Qualifications } from './Qualifications.ts'

/** Reads the qualifications of a resume. `moment` is the month that "present" means. */
export function readQualifications(document: ReadDocument, resume: Resume, find: SkillMatcher, moment: YearMonth): Qualifications {
  const lines = countingLines(document, resume)
  const isIn = (kind: string, line: number) =>
    resume.sections.some((section) => section.kind === kind && line >= section.from && line < section.to)
  const skills = new Map<string, ResumeSkill[]>()
  for (const match of find(lines.join('\n'))) {
    const found = { ...match, inSkills: isIn('skills', match.line) }
    const same = skills.get(match.skill.name)
    if (same) same.push(found)
    else skills.set(match.skill.name, [found])
  }
  const ranges = resume.experience.flatMap(({ dates }) => (dates ? [dates.value] : []))
  const months = experienceMonths(ranges, moment)
  const hasEducation = resume.sections.some(({ kind }) => kind === 'education')
  return {
    lines,
    written: document.lines.map(({ text }) => text),
    words: words(lines.join('\n')).length,
    skills,
    months: months > 0 ? months : null,
    degrees: lines.flatMap((text, line) =>
      hasEducation && !isIn('education', line) && !isIn('summary', line) ? [] : degreesIn(text).map((level) => ({ level, text, line })),
    ),
    titles: [resume.headline, ...resume.experience.map(({ title }) => title)].flatMap((found) =>
      found ? [{ text: found.value, line: found.line ?? 0 }] : [],
    ),
  }
}
