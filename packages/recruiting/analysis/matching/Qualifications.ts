import type { DateRange, YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { DegreeLevel, LanguageLevel, Passage } from '#packages/recruiting/analysis/job/Job.ts'
import type { SkillMatch } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import type { Stance } from './stance.ts'

/**
 * A skill found in a resume. `inSkills` means that its line belongs to the skills section; `level` is that of a language, if it says so.
 */
export type ResumeSkill = SkillMatch & { inSkills: boolean; stance: Exclude<Stance, 'none'>; level: LanguageLevel | null }

/** A job: its lines from `from` up to but not including `to`, its title and dates. */
export type WorkedJob = { title: string; from: number; to: number; dates: DateRange | null }

/**
 * The qualifications that may count for a job: nothing in them comes from name, address, age, gender, photograph or the name of a school.
 * `lines` are those of the document with such details blanked, `written` as they are; `months` is null when no job has dates, `moment` the
 * month that "present" means, `words` how many the document has, as everywhere.
 * `statedYears` are years of work that the text names, by line. What a resume says it lacks, or wishes to learn, is no skill.
 */
export type Qualifications = {
  lines: string[]
  /** Where a concept is spoken of, by its id: the words for it, and whether they show only a part or another product of the kind. */
  concepts: ReadonlyMap<string, { line: number; text: string; isPart: boolean; isOther: boolean; stance: Exclude<Stance, 'none'> }[]>
  written: string[]
  /** The stems of the words of each line that say something. */
  stems: ReadonlySet<string>[]
  words: number
  skills: Map<string, ResumeSkill[]>
  months: number | null
  moment: YearMonth
  jobs: WorkedJob[]
  /** Work without pay: it shows what somebody can do, but its years are those of a job only where an advert says so. */
  voluntary: WorkedJob[]
  statedYears: (Passage & { years: number })[]
  degrees: (Passage & { level: DegreeLevel })[]
  titles: Passage[]
}
