import type { Section } from '#schemas/sections/index.ts'
import type { ReadConfig } from './check.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'

/** A section with the place where it is written. */
export type WrittenSection = { section: Section; file: string; keyPath: KeyPath }

const known = new WeakMap<SitePage[], WrittenSection[]>()

/** Every section that a page shows, once for each place where one is written: those of fragments and collections stand on many pages. */
export function writtenSections({ pages, notFound }: Pick<ReadConfig, 'pages' | 'notFound'>): WrittenSection[] {
  let found = known.get(pages)
  if (!found) {
    const shared = new Set<string>()
    found = [...pages, ...(notFound ? [notFound] : [])].flatMap((page) =>
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
    known.set(pages, found)
  }
  return found
}
