import type { z } from 'zod'
import { collectionOf, fragmentFileOf } from '#schemas/collection.ts'
import { filesOf } from '#schemas/files.ts'
import { pageOf } from '#schemas/page.ts'
import { SiteSettings } from '#schemas/site.ts'
import { Section, ShownSection } from '#src/contract/sections.ts'

/** A page, parsed, and its schema. */
export const Page = pageOf(Section)
export type Page = z.output<typeof Page>

/** A collection’s index file, parsed, and its schema. */
export const Collection = collectionOf(Section)
export type Collection = z.output<typeof Collection>

/** A fragment file, parsed, and its schema. A fragment holds no other fragment. */
export const FragmentFile = fragmentFileOf(ShownSection)
export type FragmentFile = z.output<typeof FragmentFile>

/** The table: which path holds which kind of file, and its schema. The first pattern that fits wins. */
export const files = filesOf({ SiteSettings, Page, Collection, FragmentFile })

/**
 * Adds the words of a package of the company to those that `site.json` may hold. It must be called before anything is parsed; adding them
 * again changes nothing.
 */
export function addWords(name: string, words: z.ZodObject): void {
  const { shape } = SiteSettings.shape.words.unwrap() as unknown as { shape: Record<string, z.ZodType> }
  shape[name] ??= words.prefault({})
}
