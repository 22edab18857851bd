import type { AddressName } from './text/addressName.ts'
import type { ImportedBody } from './text/bodyWriter.ts'

/** A page or an article as its old system has it. `key` names it in the report, such as `post 12` or `content/about.md`. */
export type SourcePage = {
  key: string
  /** What the report calls it: `page`, `post`, `file`. */
  type: string
  kind: 'page' | 'article'
  title: string
  /** Its address in the old system: absolute, or a path; undefined if it never had one. */
  link: string | undefined
  /** Further old addresses, as paths with queries. */
  aliases: readonly string[]
  /** The last part of its new path. */
  name: string
  /** The new path of a page, if it is not that of `link`. */
  path?: string
  language: string
  /** The key of the page in the main language that this one translates. */
  translates?: string
  published: string | undefined
  updated: string
  publishAt?: string
  isDraft: boolean
  /** Whether visitors could open it in the old system, although it is a draft now. */
  wasPublic?: boolean
  isNoindex: boolean
  seoTitle: string | undefined
  description: string | undefined
  excerpt: string | undefined
  cover: { url: string; alt: string } | undefined
  authors: readonly string[]
  tags: readonly string[]
  order: number | undefined
  /** Writes its content, when all new addresses are known. */
  body: ImportedBody
}

/** An author: an entry of the new collection of people. */
export type SourcePerson = { id: string; name: string; text: string | undefined; links: readonly string[] }

/** An item of a menu: a label, an address of the old or another site, and the items below it. `key` names it in the report. */
export type SourceMenuItem = { key: string; label: string; url: string; items: SourceMenuItem[] }

/** A menu of the old site. */
export type SourceMenu = { name: string; place: 'header' | 'footer' | 'social'; items: SourceMenuItem[] }

/** What an old address leads to: a page, by its key; a tag; a file; the list of articles, or one of its feeds; or nothing any more. */
export type NewGoal = { key: string } | { tag: string } | { file: string } | 'articles' | 'feed.rss' | 'feed.atom' | 'gone'

/** All that an importer has read from a source, before anything has a new address. */
export type SourceSite = {
  name: string
  description: string
  /** Address of the old site: its origin, and a path if it was in a folder. */
  url: string | undefined
  /** How parts of its new addresses are spelled. */
  addressName: AddressName
  language: string
  languages: readonly string[]
  pages: readonly SourcePage[]
  people: readonly SourcePerson[]
  /** Labels of tags, by id. */
  tags: ReadonlyMap<string, string>
  menus: readonly SourceMenu[]
  /** Old addresses that are not pages, and what they lead to. */
  moved: readonly { from: string; to: NewGoal }[]
  /** Patterns of old addresses, as redirects have them, for those that nothing else names. */
  patterns: readonly { from: string; to: NewGoal }[]
  /** The address at which the old site published a file that pages name by `url`; undefined if it is not known. */
  oldFile(url: string): string | undefined
}
