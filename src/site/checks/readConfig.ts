import type { Times } from '#src/site/pages/live.ts'
import type { Reference, Site, SitePage } from '#src/site/site.ts'
import type { FieldParts } from './fieldParts.ts'

/** What could be read of a config: all of it, or what is left of it when some files have problems. */
export type ReadConfig = Pick<
  Site,
  'pages' | 'collections' | 'redirects' | 'references' | 'assets' | 'pictures' | 'languages' | 'notFoundIn'
> &
  Partial<Pick<Site, 'settings' | 'theme' | 'header' | 'footer' | 'notFound'>> & {
    /** Paths that have a file but no page, and why. Files with problems are reported already, so links that lead to them are not. */
    unshown: ReadonlyMap<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>
    /** Times of pages that have any, by path; whether they are live or not. */
    timesOf: ReadonlyMap<string, Times>
    /** The files that claim one path, for each path that several claim, drafts and pages of other times too; the owner comes first. */
    claims: readonly (readonly { path: string; file: string; saysPath: boolean; isDraft: boolean; times: Times }[])[]
    /** Ids of entries whose collection has no index, so that nobody knows their paths. */
    lostIds: ReadonlySet<string>
    /** Names of all collections, those whose index has problems too. */
    collectionNames: string[]
    /** False when a file with problems may hold pages or redirects whose paths nobody knows. */
    knowsAllPaths: boolean
    /** False when any file has problems, is missing or is not read, so that what is not named anywhere may be named there. */
    isWhole: boolean
    /** Names of all fragments. */
    fragmentNames: string[]
    /** Markdown files beside pages, entries and fragments. */
    textFiles: string[]
    /** Paths that were published at the last release. */
    published?: readonly string[] | undefined
  }

/**
 * What can be read of one page, with the sections of shared files that it shows; without a page, of the menus and the shared files by
 * themselves. Whatever follows from this alone is worked out again only when the page changes, or something that it shows.
 */
export type PageConfig = {
  page: SitePage | undefined
  /** Whether header and footer are looked at. */
  menus: readonly ('header.json' | 'footer.json')[]
  /** The language of the site; undefined while its settings cannot be read. */
  language: string | undefined
  /** Whether the site names a page where times are booked. */
  readonly hasBooking: boolean
  /** Every field and every piece of a text that points somewhere. */
  references: readonly Reference[]
  /** Links with words, pictures and checked days that fields hold, by file. */
  parts: { get(file: string): FieldParts | undefined }
  /** Levels of the headings of each Markdown text that has any, in order. Sections hold their texts as Markdown here. */
  headingLevels: ReadonlyMap<string, readonly number[]>
  /** What is written: the text of JSON files with their values, and of the Markdown files that are shown. */
  sources: readonly Source[]
  pictures: Pictures
  /** The day by which dates are judged, `YYYY-MM-DD`. */
  today: string
}

/** Size of PNG, JPEG and WebP files under `assets/`, in pixels as they are shown, and in bytes. */
export type Pictures = Pick<Site['pictures'], 'get'>

/** A file as it is written. Markdown has no `value`. */
export type Source = { file: string; text: string; value?: unknown }
