import type { DegreeLevel, Passage } from '#src/tools/job/Job.ts'
import type { SkillMatch } from '#src/tools/skills/SkillMatch.ts'

/** A skill found in a resume. `inSkills` means that its line belongs to the skills section. */
export type ResumeSkill = SkillMatch & { inSkills: boolean }

/**
 * The qualifications that may count for a job: nothing in them comes from name, address, age, gender, photograph or the name of a school.
 * `lines` are those of the document with such details blanked, `written` as they are; `months` is null when no job has dates.
 */
export type Qualifications = {
  lines: string[]
  written: string[]
  words: number
  skills: Map<string, ResumeSkill[]>
  months: number | null
  degrees: (Passage & { level: DegreeLevel })[]
  titles: Passage[]
}
