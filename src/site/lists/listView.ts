import type { Cover, FieldLink } from '#src/site/fields/fieldValue.ts'
import type { Written } from '#src/site/languages/writtenOf.ts'
import type { ChosenFacet } from './listUse.ts'

/**
 * An entry in a list; `id` is its anchor, if the list has anchors; `texts` are the values of the shown fields, in their order, and empty
 * for missing ones.
 */
export type ListItem = {
  id?: string | undefined
  path: string
  name: string
  summary?: string | undefined
  icon?: string | undefined
  cover?: Cover | undefined
  /** For an untranslated entry. */
  written?: Written | undefined
  texts: string[]
  /** For each facet, the indexes of the values that the entry has. */
  in?: number[][] | undefined
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
  filter?: ListFilter | undefined
}

/**
 * The facets of a list; the address of the page with the list; and, on a page of a value, that value. `total` is the number of entries, if
 * the browser filters them.
 */
export type ListFilter = { facets: ListFacet[]; path: string; chosen?: ChosenFacet | undefined; total?: number | undefined }

/** A facet: its part of addresses, its label, and its values with their pages and, on the page of the list, their numbers of entries. */
export type ListFacet = { key: string; label: string; values: ListFacetValue[] }

/** A value of a facet. */
export type ListFacetValue = { value: string; label: string; href: string; count?: number | undefined }

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
