import type { PageKind } from '#schemas/pageKind.ts'
import type { SectionType } from '#src/contract/sections.ts'

/** What a page, or a part of one, costs: bytes as they are sent. `html` is the document with its styles, `styles` these alone. */
export type Weight = { scripts: number; styles: number; html: number; pictures: number }

/** What can be measured in bytes. */
export type Measure = keyof Weight

/** A page of a built site that is weighed: its document on disk, and the types of its sections and of those that are live. */
export type WeighedPage = { path: string; kind: PageKind; file: string; types: SectionType[]; live: SectionType[] }

/** A page with its weight. */
export type PageWeight = WeighedPage & { weight: Weight }
