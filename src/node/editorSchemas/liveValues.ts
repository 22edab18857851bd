import { AssetPath, FontPath, SharedPicture } from '#schemas/atoms.ts'
import { OWN_TONES } from '#schemas/ownTones.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import { listAnchors } from '#src/site/lists/listAnchors.ts'
import { entryId } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { createHash } from 'node:crypto'

/** The values that fields can currently refer to, as sorted lists for editors. */
export type LiveValues = {
  /** Paths of pages, and of their anchors, such as `/about-us#team`. */
  pages: string[]
  /** Anchors alone, such as `#team`; they are valid on the pages that have them. Null if there are too many pages. */
  anchors: string[] | null
  /** All files in `assets/`, such as `/assets/logo.svg`. */
  assets: string[]
  pictures: string[]
  sharedPictures: string[]
  fonts: string[]
  fragments: string[]
  collections: string[]
  /** The ids of the entries of each collection to which fields refer. */
  entries: Record<string, string[]>
  headerEntries: string[]
  /** Group keys of each header entry. */
  headerGroups: Record<string, string[]>
  footerColumns: string[]
  /** The tones of sections. */
  tones: string[]
}

/** Anchors are collected from sections; for more pages than this it would take too long. */
const MOST_PAGES = 500

/**
 * Collects the values from a site without problems, and the names of fragments from its folder. For more than `MOST_PAGES` pages only paths
 * are included, not their anchors.
 */
export function liveValues(site: Site, configDir: string): LiveValues {
  const anchors =
    site.pages.length > MOST_PAGES ? null : [...site.pages, site.notFound].map((page) => ({ page, found: anchorsOfPage(site, page) }))
  const fitting = (schema: typeof AssetPath) => site.assets.filter((asset) => schema.safeParse(asset).success)
  return {
    pages: sorted([
      ...site.pages.map(({ path }) => path),
      ...(anchors ?? []).flatMap(({ page, found }) => (page === site.notFound ? [] : found.map((anchor) => `${page.path}#${anchor}`))),
    ]),
    anchors: anchors && sorted(anchors.flatMap(({ found }) => found.map((anchor) => `#${anchor}`))),
    assets: sorted(site.assets),
    pictures: sorted(fitting(AssetPath)),
    sharedPictures: sorted(fitting(SharedPicture)),
    fonts: sorted(fitting(FontPath)),
    fragments: sorted(findFiles(configDir).flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])),
    collections: sorted(Object.keys(site.collections)),
    entries: entriesOf(site),
    headerEntries: sorted(site.header.entries.map(({ key }) => key)),
    headerGroups: Object.fromEntries(site.header.entries.map(({ key, groups }) => [key, sorted(groups.map((group) => group.key))])),
    tones: [...OWN_TONES, ...sorted(site.theme.tones.map(({ name }) => name))],
    footerColumns: sorted(site.footer.columns.map(({ key }) => key)),
  }
}

function entriesOf({ collections, pages }: Site): Record<string, string[]> {
  const types = Object.values(collections).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (field.kind === 'list' ? Object.values(field.fields) : [field])),
  )
  const referred = new Set(types.flatMap((type) => (type.kind === 'reference' ? [type.collection] : [])))
  return Object.fromEntries(
    [...referred].sort().map((name) => [name, sorted(pages.flatMap((page) => (page.collection === name ? [entryId(page)] : [])))]),
  )
}

const known = new Map<string, { key: string; anchors: string[] }>()

/** The anchors of a page, computed once per state. */
function anchorsOfPage(site: Site, page: SitePage): string[] {
  const key = pageKey(site, page)
  const before = known.get(page.path)
  if (before?.key === key) return before.anchors
  const anchors = [...anchorsOf(site, page)]
  known.set(page.path, { key, anchors })
  return anchors
}

function sorted(values: Iterable<string>): string[] {
  return [...new Set(values)].sort()
}

/** Identifies the state of a page: it changes with all inputs of its sections. */
function pageKey(site: Site, page: SitePage): string {
  return createHash('sha256')
    .update(JSON.stringify([page.path, page.sections, page.headings, page.uses.lists.map((list) => listAnchors(site, page, list))]))
    .digest('base64url')
}
