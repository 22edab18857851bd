import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

/** A supported language of resumes. */
export type PortraitLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt'

/** A job of a portrait. `isSame` marks a further job at the employer above; `note` is a remark, or empty. */
export type PortraitJob = {
  title: string
  employer: string
  place: string
  start: YearMonth
  end: YearMonth | 'present'
  isSame: boolean
  note: string
  bullets: string[]
}

/**
 * An invented person in one of five languages, the input of layouts. `phone` is as written, `phoneRead` as expected from the reader;
 * `skills` are in groups, whose names may be empty.
 */
export type Portrait = {
  id: string
  language: PortraitLanguage
  name: string
  headline: string
  email: string
  phone: string
  phoneRead: string
  place: string
  links: string[]
  about: string
  jobs: PortraitJob[]
  schools: { degree: string; school: string; start: YearMonth; end: YearMonth | 'present'; note: string }[]
  skills: { group: string; items: string[] }[]
  languages: [language: string, level: string][]
  further: { heading: string; texts: string[] }[]
}
