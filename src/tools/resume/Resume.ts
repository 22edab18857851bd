/**
 * A value read from a document: how sure the reader is (0 to 1) and the index of the line it came from, or null when it came from several.
 */
export type Found<Value = string> = { value: Value; confidence: number; line: number | null }

/** A month of a year; `month` is 1 to 12, or null when only the year is written. */
export type YearMonth = { year: number; month: number | null }

/** A range of dates. `end` is `present` for what goes on; a part that is not written is null. `text` is as the document has it. */
export type DateRange = { start: YearMonth | null; end: YearMonth | 'present' | null; text: string }

/** One job, school, project, award or certificate. `title` is the role, degree or name, `place` the employer, school or issuer. */
export type HistoryItem = {
  title: Found | null
  place: Found | null
  location: Found | null
  dates: Found<DateRange> | null
  bullets: Found[]
}

/** Kinds of section that a resume can have. */
export const sectionKinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'languages',
  'volunteering',
  'publications',
  'interests',
  'references',
  'other',
] as const
/** A kind of section. */
export type SectionKind = (typeof sectionKinds)[number]

/** A section: its heading as written, and its lines: from `from` (the line of the heading) up to, without, `to`. */
export type ResumeSection = { kind: SectionKind; heading: string; from: number; to: number }

/** What a resume says. Missing fields are null or empty; nothing is guessed that no line says. */
export type Resume = {
  name: Found | null
  headline: Found | null
  email: Found | null
  /** In E.164 form, such as +442079460958. */
  phone: Found | null
  location: Found | null
  links: Found[]
  summary: Found | null
  sections: ResumeSection[]
  experience: HistoryItem[]
  education: HistoryItem[]
  projects: HistoryItem[]
  certificates: HistoryItem[]
  awards: HistoryItem[]
  /** As listed in the section of skills. */
  skills: Found[]
  languages: Found[]
}
