import type { Section } from '#schemas/sections/index.ts'
import type { KeyPath } from '#src/site/site.ts'
import { perConfig } from './perConfig.ts'

/** A section with the place where it is written. */
export type WrittenSection = { section: Section; file: string; keyPath: KeyPath }

/** Every section that a page shows, once for each place where one is written: those of fragments and collections stand on many pages. */
export const writtenSections = perConfig(({ pages, notFound }): WrittenSection[] => {
  const shared = new Set<string>()
  return [...pages, ...(notFound ? [notFound] : [])].flatMap((page) =>
    page.sections.flatMap((section, index) => {
      const { file, keyPath } = page.sources[index]!
      // A page's own file is on no other page; only shared ones need to be remembered.
      if (file !== page.file) {
        const place = `${file}#${keyPath.join('.')}`
        if (shared.has(place)) return []
        shared.add(place)
      }
      return [{ section, file, keyPath }]
    }),
  )
})
