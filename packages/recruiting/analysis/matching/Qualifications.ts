import type { DateRange, YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { DegreeLevel, LanguageLevel, Passage } from '#packages/recruiting/analysis/job/Job.ts'
import type { SkillMatch } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import type { Stance } from './stance.ts'

/** A skill found in a resume. `inSkills` means that its line belongs to the skills section; `level` is the stated level of a language. */
export type ResumeSkill = SkillMatch & { inSkills: boolean; stance: Exclude<Stance, 'none'>; level: LanguageLevel | null }

/** A job: its lines from `from` up to but not including `to`, its title and dates. */
export type WorkedJob = { title: string; from: number; to: number; dates: DateRange | null }

/**
 * The qualifications that may count for a job: nothing in them comes from name, address, age, gender, photograph or the name of a school.
 * `lines` are those of the document with such details blanked, `written` the original ones; `months` is null when no job has dates,
 * `moment` the month that "present" means, `words` the word count of the document. `statedYears` are years of work mentioned in the text,
 * by line. Skills that the resume lacks or wishes to learn are left out.
 */
export type Qualifications = {
  lines: string[]
  /** Where a concept occurs, by its id: the words for it, and whether they show only a part or another product of the kind. */
  concepts: ReadonlyMap<string, { line: number; text: string; isPart: boolean; isOther: boolean; stance: Exclude<Stance, 'none'> }[]>
  written: string[]
  /** The stems of the content words of each line. */
  stems: ReadonlySet<string>[]
  words: number
  skills: Map<string, ResumeSkill[]>
  months: number | null
  moment: YearMonth
  jobs: WorkedJob[]
  /** Unpaid work: it shows skills, but its years count as job experience only if the job description says so. */
  voluntary: WorkedJob[]
  statedYears: (Passage & { years: number })[]
  degrees: (Passage & { level: DegreeLevel })[]
  titles: Passage[]
}
