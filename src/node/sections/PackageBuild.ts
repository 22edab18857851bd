import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** What a package is told of a site. */
export type SiteForPackages = {
  /** Tags such as `en-GB`; that of the site comes first, then those that it is translated into. */
  languages: readonly string[]
  /** The section types that its pages show, of whatever package, with what each says of itself. */
  types: Readonly<Record<string, SectionTraits>>
}

/** What a package publishes with a site, beside the code of its sections. */
export type PackageFiles = {
  /** Content by address. An address begins with `/static/` and the name of a folder that nobody else has, such as `/static/tides/`. */
  files: ReadonlyMap<string, Uint8Array | string>
  /**
   * Headers by the pattern of addresses: `:name` stands for the name of one folder or file, `*` at the end for everything below. Of several
   * that fit a file, the last one counts. A file whose `Cache-Control` is `immutable` never changes at its address.
   */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The npm packages that the files are taken from, by name: the bill of materials and the notices list them. */
  npmPackages: readonly string[]
  /** What its components get, as JSON: `packageData` of `useSite()`, by the name of the package. */
  data?: unknown
}

/**
 * The default export of `build.ts`: what a package publishes with this site; undefined where that is nothing. It is called for each build,
 * and in the preview after each edit: it keeps what takes long.
 */
export type PackageBuild = (site: SiteForPackages) => PackageFiles | undefined

/** A package that publishes files: its name, its folder, and the module whose default export says which. */
export type BuildFile = { name: string; folder: string; file: string; build: PackageBuild }
