import type { Cover, FieldLink } from '#src/site/fields/fieldValue.ts'

/** An entry in a list; `texts` are the values of the shown fields, in their order, and empty for missing ones. */
export type ListItem = {
  path: string
  name: string
  summary?: string | undefined
  icon?: string | undefined
  cover?: Cover | undefined
  texts: string[]
}

/** Entries with a heading, if the list has groups. */
export type ListGroup = { title?: string | undefined; items: ListItem[] }

/** Derived data of a list: the labels of the shown fields, the entries, the name of the page of the list, and links to its other pages. */
export type ListData = {
  labels: string[]
  groups: ListGroup[]
  calendar?: CalendarMonth | undefined
  part?: string | undefined
  links?: ListLinks | undefined
}

/** A day of a calendar: its date, its name for people, and the entries that are on this day. */
export type CalendarDay = { date: string; label: string; entries: FieldLink[] }

/**
 * A month as a calendar: the names of the weekdays, from Monday; its days, of which the first is in column `start` (from 1); and entries
 * that last longer than a week.
 */
export type CalendarMonth = { name: string; weekdays: string[]; start: number; days: CalendarDay[]; long: FieldLink[] }

/** Links to the pages of a list: the neighbours, and all or some of the others; `null` stands for those left out. */
export type ListLinks = { previous?: FieldLink | undefined; next?: FieldLink | undefined; pages: (ListPageLink | null)[] }

/** A link to a page of a list: a short label, its full name, and whether it is the page itself. */
export type ListPageLink = FieldLink & { name: string; isCurrent?: true }
