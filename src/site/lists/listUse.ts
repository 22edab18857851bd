import type { SectionProps, SectionType } from '#src/contract/sections.ts'

/** A list without its texts: which entries it shows, how, and on which pages. */
export type ListSettings = Pick<
  SectionProps<'list'>,
  'collection' | 'where' | 'sort' | 'limit' | 'group' | 'layout' | 'show' | 'summaries' | 'pages' | 'facets' | 'search' | 'anchors'
>

/** A list of a page, with its index among the sections, and the section with the main heading. */
export type ListUse = ListSettings & { index: number; opener?: { index: number; type: SectionType } | undefined }

/**
 * The part of a list that one page shows: everything, or the entries with a value of a facet; of these all, the page of a number, or a
 * month (`2026-11`) or year (`2026`).
 */
export type ListView = { facet?: ChosenFacet | undefined; number?: number | undefined; time?: string | undefined }

/** A value of a facet, by their parts of addresses. */
export type ChosenFacet = { key: string; value: string }
