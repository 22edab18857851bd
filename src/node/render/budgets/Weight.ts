import type { PageKind } from '#schemas/pageKind.ts'
import type { SectionType } from '#src/contract/sections.ts'

/** The weight of a page, or of part of one, in bytes as sent. `html` is the document including its styles, `styles` the styles alone. */
export type Weight = { scripts: number; styles: number; html: number; pictures: number }

/** The measures in bytes. */
export type Measure = keyof Weight

/** A page of a built site to weigh: its document on disk, the types of its sections, and the types of its live sections. */
export type WeighedPage = { path: string; kind: PageKind; file: string; types: SectionType[]; live: SectionType[] }

/** A page and its weight. */
export type PageWeight = WeighedPage & { weight: Weight }
