import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

/** A language of resumes that the reader knows. */
export type PortraitLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt'

/** A job of a portrait. `isSame` tells a further job at the employer above; `note` says something of it, or is empty. */
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
 * An invented person in one of five languages, as layouts show them. `phone` is as written, `phoneRead` as its reader should find it;
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
