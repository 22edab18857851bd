import type { Accent } from '#schemas/atoms.ts'
import type { Collection } from '#src/contract/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Placement } from '#schemas/page.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { Section } from '#src/contract/sections.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import type { PageUses } from './pages/pageUses.ts'
import type { PictureFile } from './pictures/pictureFile.ts'

/** A place inside a file: keys and indexes from the top, such as `['sections', 0, 'title']`. */
export type KeyPath = (string | number)[]

/** A field that points somewhere, with its place. */
export type Reference = {
  kind: 'href' | 'webAddress' | 'asset' | 'icon' | 'collection' | 'fragment' | 'markdownFile'
  value: string
  file: string
  keyPath: KeyPath
  /** When the value stands in a text file that the field names: that file, and line and column, from 1. */
  text?: { file: string; line: number; column?: number } | undefined
  /** Of what stands in a text: the words of the link, or the alternative text of the picture. */
  words?: string | undefined
  /** Written in something that is not live: it names files, but nobody can follow it. */
  isDormant?: boolean | undefined
}

/** What a page says of itself, with the defaults of its collection filled in. */
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
  socialImage?: string | undefined
  noindex: boolean
}

/** What a page is, for search engines. */
export type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'ContactPage'
  | 'CollectionPage'
  | 'Product'
  | 'Service'
  | 'Article'
  | 'DefinedTerm'
  | 'SoftwareTool'

/**
 * A page, whether it has a file under `pages/` or is an entry of a collection. In a loaded site, `sections`, `sources` and `headings` are
 * read anew when they are asked for, so that large sites fit into memory: whoever asks for those of many pages does so one page at a time.
 */
export type SitePage = {
  /** `/services/repairs`; `/` for the home page. */
  path: string
  /** Its file below the config folder. */
  file: string
  /** Its language, when that is another one than the site’s. */
  language?: string | undefined
  /** The path of the page that it translates. */
  translates?: string | undefined
  /** Shows the page that it should translate, as it is. */
  isFallback?: boolean | undefined
  /** Name of its collection; absent for ordinary pages. */
  collection?: string | undefined
  meta: PageMeta
  /** For each of its places in menus, where it is written: in its own file, or in the index of its collection. */
  menuSources: { file: string; keyPath: KeyPath }[]
  /** Changes whenever anything does that the page by itself is made from: its file, its collection, fragments, texts, the moment. */
  key: string
  /** Everything on it that a link can end at: its sections and the headings inside texts. */
  anchors: readonly string[]
  /** The files that it shows something of: its own, the index of its collection, fragments. */
  shows: readonly string[]
  /** The collections whose entries it lists. */
  lists: readonly string[]
  /** What its sections use. */
  uses: PageUses
  /** Fragments are replaced by their sections, Markdown is HTML, titled sections have an anchor. */
  sections: Section[]
  /** For each section, where it is written. */
  sources: { file: string; keyPath: KeyPath }[]
  /** Headings of level 2 inside running text, for each section that has any (by index). */
  headings: Record<number, { id: string; label: string }[]>
}

/** What a site has in another language than its own. */
export type SiteLanguage = Pick<Site, 'settings' | 'header' | 'footer' | 'collections'> & {
  tag: string
  /** How its addresses begin, without slashes. */
  folder: string
  name?: string | undefined
  /** Said over pages that have no translation; without it these are left out. */
  notice?: string | undefined
}

/** The parsed config of one company: everything that its pages are made from. */
export type Site = {
  settings: SiteSettings
  theme: Theme
  header: Header
  footer: Footer
  redirects: Redirects['redirects']
  /** Published pages in a stable order: by path. The not-found page is apart. */
  pages: SitePage[]
  notFound: SitePage
  /** The not-found page in the further languages that have one of their own. */
  notFoundIn?: SitePage[] | undefined
  collections: Record<string, Collection>
  /** Every field of every file that points somewhere in one way: of links there are many, and most runs do not ask for them. */
  references(kind: Reference['kind']): readonly Reference[]
  /** Files under `config/assets`, as `/assets/…`. */
  assets: string[]
  /** The languages beside its own; absent where there are none. */
  languages?: SiteLanguage[] | undefined
  /** Those of them that are PNG, JPEG and WebP files. */
  pictures: ReadonlyMap<string, PictureFile>
}
