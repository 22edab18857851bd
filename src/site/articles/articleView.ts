import type { Cover } from '#src/site/fields/fieldValue.ts'

/** A tag or a series with its label, and the address of its page if it has one. */
export type Named = { label: string; href?: string | undefined }

/** An author with the address of the profile and, if there is one, the address of the portrait. */
export type Author = { name: string; href: string; summary: string; portrait?: string | undefined }

/** What the header of an article shows. Days are YYYY-MM-DD; `changed` is later than `published`. */
export type ArticleHeaderData = {
  headline: string
  series?: Named | undefined
  summary?: string | undefined
  authors: Author[]
  published?: string | undefined
  changed?: string | undefined
  /** Reading time. */
  minutes?: number | undefined
  tags: Named[]
  cover?: Cover | undefined
}

/** A series with its parts, oldest first. */
export type SeriesData = Named & { description?: string | undefined; parts: { label: string; href: string; isCurrent?: true }[] }

/** What the footer of an article shows. */
export type ArticleFooterData = {
  tags: Named[]
  series?: SeriesData | undefined
  authors: Author[]
  previous?: { label: string; href: string } | undefined
  next?: { label: string; href: string } | undefined
}
