import type { ScoutColumn } from './scoutColumns.ts'

/**
 * A cell: its text, the reader’s confidence (0 to 1), and its line in the document (index and text; null if it comes from several lines or
 * was typed in).
 */
export type ScoutCell = { value: string; confidence: number; line: number | null; source: string }

/** The single-value fields of a row. Dates in them are ISO months such as 2020-01. */
export const scoutFields = ['name', 'headline', 'email', 'phone', 'location', 'link', 'summary'] as const
/** A single-value field of a row. */
export type ScoutField = (typeof scoutFields)[number]

/**
 * A job, school, project, award, certificate or volunteer position. `start` and `end` are ISO months or years, `end` can be "present"; any
 * field can be empty.
 */
export type ScoutEntry = {
  title: ScoutCell
  place: ScoutCell
  location: ScoutCell
  start: string
  end: string
  period: ScoutCell
  points: string[]
}

/** The list fields of a row. */
export const scoutLists = ['experience', 'education', 'projects', 'voluntary', 'awards', 'certificates'] as const
/** A list field of a row. */
type ScoutList = (typeof scoutLists)[number]

/**
 * All data read about one person. `files` are the names of the source files; `links` are all addresses, `link` is the first; `edited` lists
 * the columns that the visitor corrected.
 */
export type ScoutRow = {
  id: string
  files: string[]
  edited?: ScoutColumn[]
  basics: Record<ScoutField, ScoutCell>
  links: string[]
  skills: ScoutCell[]
  languages: ScoutCell[]
} & Record<ScoutList, ScoutEntry[]>
