/**
 * A cell: its text, how sure the reader was (0 to 1), and the line of the document that it came from (index and words; null when it came
 * from several or from a person).
 */
export type ScoutCell = { value: string; confidence: number; line: number | null; source: string }

/** The fields that a row has once. Dates within are ISO months such as 2020-01. */
export const scoutFields = ['name', 'headline', 'email', 'phone', 'location', 'link', 'summary'] as const
/** A field that a row has once. */
export type ScoutField = (typeof scoutFields)[number]

/** One job, school, project, award or certificate. `start` and `end` are ISO months or years, `end` may be "present"; all may be empty. */
export type ScoutEntry = {
  title: ScoutCell
  place: ScoutCell
  location: ScoutCell
  start: string
  end: string
  period: ScoutCell
  points: string[]
}

/** The lists of a row. */
export const scoutLists = ['experience', 'education', 'projects', 'awards', 'certificates'] as const
/** A list of a row. */
export type ScoutList = (typeof scoutLists)[number]

/** All that was read of one person. `files` are the names of the files it was read from; `links` are all addresses, `link` the first. */
export type ScoutRow = {
  id: string
  files: string[]
  basics: Record<ScoutField, ScoutCell>
  links: string[]
  skills: ScoutCell[]
  languages: ScoutCell[]
} & Record<ScoutList, ScoutEntry[]>
