import type { SectionProps, SectionType } from '#src/contract/sections.ts'
import type { ShownPictures } from '#src/site/pictures/shownPictures.ts'

/** A page as cards, lists and menus show it. */
export type Card = { path: string; name: string; summary: string; icon?: string | undefined; topics: string[] }
/** A page in a language, which `name` names in itself. */
export type PageVersion = { tag: string; name: string; href: string }

/** A link with its text. */
export type TextLink = { label: string; href: string }

/** News as a list shows them. */
export type News = { date: string; title: string; text?: string | undefined; href?: string | undefined }

/** What sections get beside their own fields, worked out from the whole site. */
export type Derived = {
  glossaryIndex: { entries: Card[] }
  relatedEntries: { cards: Card[]; previous?: TextLink; next?: TextLink }
  entryCards: { cards: Card[] }
  newsList: { news: News[] }
  tableOfContents: { items: TextLink[] }
  /** The path of the page, and where the form is posted to; empty where it opens the e-mail program. */
  form: { page: string; address: string }
}

/** The section types for which something is worked out. */
export type DerivedType = keyof Derived

/**
 * What the component of a section type receives: its parsed fields, what is derived for it, and what is known of its picture files. That
 * has a name which no field has.
 */
export type ViewProps<Type extends SectionType> = SectionProps<Type> &
  (Type extends keyof Derived ? Derived[Type] : unknown) & { $pictures?: ShownPictures | undefined }
/** A section ready to be shown. */
export type ViewSection = { [Type in SectionType]: ViewProps<Type> }[SectionType]

/** The data of one page: the static JSON file that a client-side navigation fetches. */
export type PageData = {
  path: string
  /** The whole document title. */
  title: string
  layout: 'main' | 'bare'
  scroll: 'top' | 'keep'
  session: 'clear' | 'keep'
  breadcrumb: TextLink[]
  sections: ViewSection[]
  /** On a site of several languages: that of the page, its direction, and what the page is in the others, its own included. */
  language?: { tag: string; dir: 'ltr' | 'rtl'; versions: PageVersion[] } | undefined
  /** Of a page that is not translated: what is said of that, and the language in which it is shown. */
  untranslated?: { notice: string; tag: string; dir: 'ltr' | 'rtl' } | undefined
  /** In the preview, what each section is known by while the page is edited; absent in a built site, where their order never changes. */
  keys?: string[]
  /** Which build wrote it; another build’s data is not mixed with this one’s code. */
  build: string
}
