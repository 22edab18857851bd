import type { Accent } from '#schemas/atoms.ts'
import type { Collection } from '#src/contract/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { PictureFacts } from '#schemas/pictures.ts'
import type { Placement } from '#schemas/page.ts'
import type { Section } from '#src/contract/sections.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import type { Cover, FieldValue } from './fields/fieldValue.ts'
import type { GeneratedView } from './pages/generatedView.ts'
import type { PageUses } from './pages/pageUses.ts'
import type { PictureFile } from './pictures/pictureFile.ts'
import type { Redirect } from './redirects/redirect.ts'

/** A key path in a file: keys and indexes from the top, such as `['sections', 0, 'title']`. */
export type KeyPath = (string | number)[]

/** A field with a reference, and its place. */
export type Reference = {
  kind: 'href' | 'webAddress' | 'asset' | 'icon' | 'collection' | 'entry' | 'fragment' | 'markdownFile' | 'crop'
  /** For an entry, its collection and its id, such as `rooms/hall`; for a crop, the address of the part of the picture. */
  value: string
  file: string
  keyPath: KeyPath
  /** For a value in a text file that the field names: that file, with line and column, from 1. */
  text?: { file: string; line: number; column?: number } | undefined
  /** For a value in a text: the link text, or the alternative text of the picture. */
  words?: string | undefined
  /** Written in unpublished content: it names files, but visitors cannot follow it. */
  isDormant?: boolean | undefined
}

/** Metadata of a page, with the defaults of its collection. */
export type PageMeta = {
  name: string
  title: string
  description: string
  summary: string
  icon?: string | undefined
  kind: NonNullable<PageKind>
  layout: 'main' | 'bare'
  scroll: 'top' | 'keep'
  session: 'clear' | 'keep'
  accent?: Accent | undefined
  menus: Placement[]
  parent?: string | undefined
  related: string[]
  topics: string[]
  order?: number | undefined
  updated: string
  published?: string | undefined
  cover?: Cover | undefined
  /** Values of the fields of its collection, by name. */
  fields?: Readonly<Record<string, FieldValue>> | undefined
  /** Ids of its authors. */
  authors?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  series?: string | undefined
  /** The path under which feeds first listed it, if it has moved since. */
  feedId?: string | undefined
  socialImage?: string | undefined
  noindex: boolean
}

/** Kind of a page, for search engines. */
export type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'CollectionPage'
  | 'Product'
  | 'Service'
  | 'Article'
  | 'BlogPosting'
  | 'NewsArticle'
  | 'DefinedTerm'
  | 'SoftwareTool'

/**
 * A page: a file in `pages/`, or an entry of a collection. In a loaded site, `sections`, `sources` and `headings` are read again on each
 * access, so that large sites fit into memory: read them for one page at a time.
 */
export type SitePage = {
  /** `/services/repairs`; `/` for the home page. */
  path: string
  /** Its file below the config folder. */
  file: string
  /** Its language, if it is not that of the site. */
  language?: string | undefined
  /** The path of the page that it translates. */
  translates?: string | undefined
  /** Shows the page that it should translate, untranslated. */
  isFallback?: boolean | undefined
  /** The language of its texts, if it is not that of the page. */
  writtenIn?: string | undefined
  /** For a generated page: the path of the written page, and what it shows of it. */
  generated?: { from: string; below: string; shows: GeneratedView } | undefined
  /** Name of its collection; absent for other pages. */
  collection?: string | undefined
  meta: PageMeta
  /** For each of its menu positions, where it is written: in its own file, or in the index of its collection. */
  menuSources: { file: string; keyPath: KeyPath }[]
  /** Changes with all sources of the page: its file, its collection, fragments, texts, and the moment. */
  key: string
  /** All its anchors: its sections and the headings in texts. */
  anchors: readonly string[]
  /** Files with content on the page: its own, the index of its collection, fragments. */
  shows: readonly string[]
  /** Collections whose entries it lists. */
  lists: readonly string[]
  /** What its sections use. */
  uses: PageUses
  /** Fragments are expanded, Markdown is HTML, and sections with a title have an anchor. */
  sections: Section[]
  /** The place of each section in its file. */
  sources: { file: string; keyPath: KeyPath }[]
  /** Headings of level 2 in running text, for each section that has any (by index). */
  headings: Record<number, { id: string; label: string }[]>
}

/** Parts of a site in an additional language. */
export type SiteLanguage = Pick<Site, 'settings' | 'header' | 'footer' | 'collections'> & {
  tag: string
  /** First part of its addresses, without slashes. */
  folder: string
  name?: string | undefined
  /** Notice on untranslated pages; without it they are left out. */
  notice?: string | undefined
}

/** The parsed config of one company, from which all pages are built. */
export type Site = {
  settings: SiteSettings
  theme: Theme
  header: Header
  footer: Footer
  redirects: readonly Redirect[]
  /** Published pages in a stable order: by path. The not-found page is separate. */
  pages: SitePage[]
  notFound: SitePage
  /** The not-found pages of the additional languages that have one. */
  notFoundIn?: SitePage[] | undefined
  collections: Record<string, Collection>
  /** The day of the build in UTC, as YYYY-MM-DD. */
  today: string
  /** Every reference of a given kind in all files: there are many links, and most runs do not need them. */
  references(kind: Reference['kind']): readonly Reference[]
  /** Files in `config/assets`, as `/assets/…`. */
  assets: string[]
  /** Additional languages; absent if there are none. */
  languages?: SiteLanguage[] | undefined
  /** The origin and the rights of files, by address. */
  rights: Readonly<Record<string, PictureFacts>>
  /** Those of them that are PNG, JPEG and WebP files. */
  pictures: ReadonlyMap<string, PictureFile>
}
