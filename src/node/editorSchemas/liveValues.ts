import { AssetPath, FontPath, SharedPicture } from '#schemas/atoms.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { iconNames } from '#src/node/config/icons.ts'
import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import type { Site } from '#src/site/site.ts'

/** What fields of a site can name now, each list sorted: the values that an editor offers. */
export type LiveValues = {
  /** Paths of pages, and of anchors on them, such as `/about-us#team`. */
  pages: string[]
  /** Anchors by themselves, such as `#team`; they are right on the pages that have them. */
  anchors: string[]
  /** Every file under `assets/`, such as `/assets/logo.svg`. */
  assets: string[]
  pictures: string[]
  sharedPictures: string[]
  fonts: string[]
  icons: string[]
  fragments: string[]
  collections: string[]
  headerEntries: string[]
  /** Keys of the groups of each header entry. */
  headerGroups: Record<string, string[]>
  footerColumns: string[]
}

/** Collects the values from a site that has no problems, and the names of shared sections from its folder. */
export function liveValues(site: Site, configDir: string): LiveValues {
  const pages = [...site.pages, site.notFound].map((page) => ({
    path: page.path,
    anchors: [...anchorsOf(page)],
    isLinked: page !== site.notFound,
  }))
  const fitting = (schema: typeof AssetPath) => site.assets.filter((asset) => schema.safeParse(asset).success)
  return {
    pages: sorted(
      pages.flatMap(({ path, anchors, isLinked }) => (isLinked ? [path, ...anchors.map((anchor) => `${path}#${anchor}`)] : [])),
    ),
    anchors: sorted(pages.flatMap(({ anchors }) => anchors.map((anchor) => `#${anchor}`))),
    assets: sorted(site.assets),
    pictures: sorted(fitting(AssetPath)),
    sharedPictures: sorted(fitting(SharedPicture)),
    fonts: sorted(fitting(FontPath)),
    icons: sorted(iconNames()),
    fragments: sorted(findFiles(configDir).flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])),
    collections: sorted(Object.keys(site.collections)),
    headerEntries: sorted(site.header.entries.map(({ key }) => key)),
    headerGroups: Object.fromEntries(site.header.entries.map(({ key, groups }) => [key, sorted(groups.map((group) => group.key))])),
    footerColumns: sorted(site.footer.columns.map(({ key }) => key)),
  }
}

function sorted(values: Iterable<string>): string[] {
  return [...new Set(values)].sort()
}
