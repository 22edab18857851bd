import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'

/** A value read from a document, with the reader's confidence (0 to 1) and the index of its line; null if it spans several lines. */
export type Extracted<Value = string> = { value: Value; confidence: number; line: number | null }

/** A language and its level as written; the level is empty when the resume does not give one. */
export type SpokenLanguage = Extracted & { level: string }

/** One job, school, project, award or certificate. `title` is the role, degree or name, `place` the employer, school or issuer. */
export type HistoryItem = {
  title: Extracted | null
  place: Extracted | null
  location: Extracted | null
  dates: Extracted<DateRange> | null
  bullets: Extracted[]
}

/** A section: its heading as written, and its lines from `from` (the heading) up to but not including `to`. */
export type ResumeSection = { kind: SectionKind; heading: string; from: number; to: number }

/** The contents of a resume. Missing fields are null or empty; nothing is guessed. */
export type Resume = {
  name: Extracted | null
  headline: Extracted | null
  email: Extracted | null
  /** In E.164 form, such as +442079460958, or as written if the country is unknown. */
  phone: Extracted | null
  location: Extracted | null
  links: Extracted[]
  summary: Extracted | null
  sections: ResumeSection[]
  experience: HistoryItem[]
  /** Unpaid work under a heading of its own; not counted as experience. */
  voluntary: HistoryItem[]
  education: HistoryItem[]
  projects: HistoryItem[]
  certificates: HistoryItem[]
  awards: HistoryItem[]
  /** As listed in the skills section. */
  skills: Extracted[]
  languages: SpokenLanguage[]
}
