import type { Section } from '#src/contract/sections.ts'
import type { KeyPath } from '#src/site/site.ts'
import { perPage } from './perPage.ts'
import type { PageConfig } from './readConfig.ts'

/** A section with the place where it is written. */
export type WrittenSection = { section: Section; file: string; keyPath: KeyPath }

/** Every section that a page shows, including those of fragments and collections. */
export const writtenSections = perPage(({ page }: PageConfig): WrittenSection[] =>
  page ? page.sections.map((section, index) => ({ section, ...page.sources[index]! })) : [],
)
