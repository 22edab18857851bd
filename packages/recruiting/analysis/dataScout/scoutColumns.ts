/** The columns of the table, in order: everything that is read about a person. `file` is the names of the files, `links` all addresses. */
export const scoutColumns = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'voluntary',
  'awards',
  'certificates',
  'links',
  'summary',
  'file',
] as const

/** A column of the table. */
export type ScoutColumn = (typeof scoutColumns)[number]
