import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** The site, as a package’s `build.ts` sees it. */
export type SiteForPackages = {
  /** Tags such as `en-GB`; the site’s own language first, then its translations. */
  languages: readonly string[]
  /** The section types on the site’s pages, from any package, with their properties. */
  types: Readonly<Record<string, SectionTraits>>
}

/** The files that a package publishes with a site, in addition to the code of its sections. */
export type PackageFiles = {
  /** Content by address. An address starts with `/static/` and a folder name that no other package uses, such as `/static/tides/`. */
  files: ReadonlyMap<string, Uint8Array | string>
  /**
   * Headers by address pattern: `:name` matches the name of one folder or file, `*` at the end everything below. Of several matching
   * patterns, the last one applies. A file whose `Cache-Control` is `immutable` never changes at its address.
   */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The npm packages that the files come from, by name: the bill of materials and the notices list them. */
  npmPackages: readonly string[]
  /** Data for its components, as JSON: `packageData` of `useSite()`, by the name of the package. */
  data?: unknown
}

/**
 * The default export of `build.ts`: returns what a package publishes with this site; undefined for nothing. It runs for each build, and in
 * the preview after each edit, so cache slow results.
 */
export type PackageBuild = (site: SiteForPackages) => PackageFiles | undefined

/** A package that publishes files: its name, its folder, and the module with the function. */
export type BuildFile = { name: string; folder: string; file: string; build: PackageBuild }
