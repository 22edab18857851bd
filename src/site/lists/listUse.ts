import type { SectionProps, SectionType } from '#src/contract/sections.ts'

/** A list without its texts: which entries it shows, how, and on which pages. */
export type ListSettings = Pick<
  SectionProps<'list'>,
  'collection' | 'where' | 'sort' | 'limit' | 'group' | 'layout' | 'show' | 'summaries' | 'pages'
>

/** A list of a page, with its index among the sections, and the section with the main heading. */
export type ListUse = ListSettings & { index: number; opener?: { index: number; type: SectionType } | undefined }

/** The part of a list that one page shows: everything, the page of a number, or a month (`2026-11`) or year (`2026`). */
export type ListView = { number?: number | undefined; time?: string | undefined }
