import type { FieldTypes } from '#schemas/fieldTypes.ts'
import type { Times } from '#src/site/pages/live.ts'
import type { Reference, Site, SitePage } from '#src/site/site.ts'
import type { FieldParts } from './fieldParts.ts'

/** The readable part of a config: all of it, or the files without problems. */
export type ReadConfig = Pick<
  Site,
  'today' | 'pages' | 'collections' | 'redirects' | 'references' | 'assets' | 'pictures' | 'rights' | 'languages' | 'notFoundIn'
> &
  Partial<Pick<Site, 'settings' | 'theme' | 'header' | 'footer' | 'notFound'>> & {
    /** Paths with a file but without a page, and why. Problems of files are reported, so links to them are not. */
    unshown: ReadonlyMap<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>
    /** Publication times of pages that have any, by path, published or not. */
    timesOf: ReadonlyMap<string, Times>
    /** The files that claim the same path, for each such path, including drafts and scheduled pages; the owner comes first. */
    claims: readonly (readonly { path: string; file: string; saysPath: boolean; isDraft: boolean; times: Times }[])[]
    /** Ids of entries whose collection has no index, so that their paths are unknown. */
    lostIds: ReadonlySet<string>
    /** Names of all collections, including those whose index has problems. */
    collectionNames: string[]
    /** False if a file with problems may contain pages or redirects with unknown paths. */
    knowsAllPaths: boolean
    /** False if any file has problems, is missing or is not read, so that an unused file may be used there. */
    isWhole: boolean
    /** Names of all fragments. */
    fragmentNames: string[]
    /** Markdown files next to pages, entries and fragments. */
    textFiles: string[]
    /** Paths published at the last release. */
    published?: readonly string[] | undefined
  }

/**
 * The readable part of one page, including the shared sections that it shows; without a page, of the menus and shared files. Results
 * derived from this are recomputed only when the page, or something that it shows, changes.
 */
export type PageConfig = {
  page: SitePage | undefined
  /** Whether the header and the footer are checked. */
  menus: readonly ('header.json' | 'footer.json')[]
  /** The language of the site; undefined if its settings cannot be read. */
  language: string | undefined
  /** Whether the site has a booking page. */
  readonly hasBooking: boolean
  /** Names of the tones of `theme.json`; undefined if it cannot be read. */
  readonly tones: readonly string[] | undefined
  /** Every reference in a field or in a text. */
  references: readonly Reference[]
  /** Links with text, pictures and dates of fact checks in fields, by file. */
  parts: { get(file: string): FieldParts | undefined }
  /** Heading levels of each Markdown text that has headings, in order. Here, sections contain their texts as Markdown. */
  headingLevels: ReadonlyMap<string, readonly number[]>
  /** Sources: JSON files with text and value, and the Markdown files that are shown. */
  sources: readonly Source[]
  pictures: Pictures
  /** The fields of the collection of the page; absent for a page without one. */
  fieldTypes?: FieldTypes | undefined
  /** The reference date for date checks, `YYYY-MM-DD`. */
  today: string
}

/** Size of PNG, JPEG and WebP files in `assets/`: displayed pixels, and bytes. */
export type Pictures = Pick<Site['pictures'], 'get'>

/** A source file. Markdown has no `value`. */
export type Source = { file: string; text: string; value?: unknown }
