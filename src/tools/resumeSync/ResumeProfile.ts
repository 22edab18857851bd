import type { DegreeLevel, Passage } from '#src/tools/job/Job.ts'
import type { SkillMatch } from '#src/tools/skills/SkillMatch.ts'

/** A skill found in a resume. `inSkills` tells that its line belongs to the section of skills. */
export type ProfileSkill = SkillMatch & { inSkills: boolean }

/**
 * What a resume says that may count for a job: nothing in it comes from name, address, age, gender, photograph or the name of a school.
 * `lines` are those of the document with such places blanked, `written` as they are; `months` is null when no job has dates.
 */
export type ResumeProfile = {
  lines: string[]
  written: string[]
  words: number
  skills: Map<string, ProfileSkill[]>
  months: number | null
  degrees: (Passage & { level: DegreeLevel })[]
  titles: Passage[]
}
