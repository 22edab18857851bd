import type { z } from 'zod'
import { collectionOf, fragmentFileOf } from '#schemas/collection.ts'
import { filesOf } from '#schemas/files.ts'
import { pageOf } from '#schemas/page.ts'
import { SiteSettings } from '#schemas/site.ts'
import { Section, ShownSection } from '#src/contract/sections.ts'

/** A parsed page, and its schema. */
export const Page = pageOf(Section)
export type Page = z.output<typeof Page>

/** A parsed collection index, and its schema. */
export const Collection = collectionOf(Section)
export type Collection = z.output<typeof Collection>

/** A parsed fragment file, and its schema. A fragment cannot contain another fragment. */
export const FragmentFile = fragmentFileOf(ShownSection)
export type FragmentFile = z.output<typeof FragmentFile>

/** The table from path pattern to kind of file and schema. The first matching pattern applies. */
export const files = filesOf({ SiteSettings, Page, Collection, FragmentFile })

/**
 * Adds the interface texts of a package to `site.json`’s schema. Call it before anything is parsed; calling it twice has no further effect.
 */
export function addWords(name: string, words: z.ZodObject): void {
  const { shape } = SiteSettings.shape.words.unwrap() as unknown as { shape: Record<string, z.ZodType> }
  shape[name] ??= words.prefault({})
}
