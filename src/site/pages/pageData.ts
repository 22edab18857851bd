import type { SectionProps, SectionType } from '#src/contract/sections.ts'
import type { ArticleFooterData, ArticleHeaderData } from '#src/site/articles/articleView.ts'
import type { FieldRow } from '#src/site/fields/fieldRows.ts'
import type { Cover } from '#src/site/fields/fieldValue.ts'
import type { Written } from '#src/site/languages/writtenOf.ts'
import type { ListData } from '#src/site/lists/listView.ts'
import type { OpeningAt } from '#src/site/hours/openingAt.ts'
import type { FormWords } from '#src/site/forms/formTypes.ts'
import type { ShownPictures } from '#src/site/pictures/shownPictures.ts'

/** A page in cards, lists and menus. An untranslated page has its language and direction. */
export type Card = {
  path: string
  name: string
  summary: string
  icon?: string | undefined
  topics: string[]
  cover?: Cover | undefined
  written?: Written | undefined
}

/** A page in a language; `name` is the name of the language in itself. */
export type PageVersion = { tag: string; name: string; href: string }

/** A link with its text. */
export type TextLink = { label: string; href: string }

/** A news item in a list. */
export type News = { date: string; title: string; text?: string | undefined; href?: string | undefined }

/** Derived data of sections, in addition to their fields, computed from the whole site. */
export type Derived = {
  glossaryIndex: { entries: Card[] }
  relatedEntries: { cards: Card[]; previous?: TextLink; next?: TextLink }
  entryCards: { cards: Card[] }
  articleHeader: ArticleHeaderData
  articleFooter: ArticleFooterData
  list: ListData
  newsList: { news: News[] }
  fieldList: { rows: FieldRow[] }
  /** The path of the page, to which the form leads; and the pages of the list, by name. */
  siteSearch: { page: string; pages: TextLink[] }
  tableOfContents: { items: TextLink[] }
  /** Its page’s path and language, the address to which it is posted, empty if it opens the e-mail program, and the texts that it needs. */
  form: { page: string; address: string; language: string } & FormWords
  /** Its opening times as of the day. */
  place: { opening: OpeningAt }
}

/** The section types with derived data. */
export type DerivedType = keyof Derived

/** Props of the component of a section type: its parsed fields, its derived data, and its picture files, under a name that no field has. */
export type ViewProps<Type extends SectionType> = SectionProps<Type> &
  (Type extends keyof Derived ? Derived[Type] : unknown) & { $pictures?: ShownPictures | undefined }
/** A section ready for rendering. */
export type ViewSection = { [Type in SectionType]: ViewProps<Type> }[SectionType]

/** The data of one page: the static JSON file that a client-side navigation fetches. */
export type PageData = {
  path: string
  /** The full document title. */
  title: string
  layout: 'main' | 'bare'
  scroll: 'top' | 'keep'
  session: 'clear' | 'keep'
  breadcrumb: TextLink[]
  sections: ViewSection[]
  /** On a site with several languages: that of the page, its direction, and all language versions, including its own. */
  language?: { tag: string; dir: 'ltr' | 'rtl'; versions: PageVersion[] } | undefined
  /** For an untranslated page: the notice, and the language in which it is shown. */
  untranslated?: { notice: string; tag: string; dir: 'ltr' | 'rtl' } | undefined
  /** In the preview, keys that identify sections while the page is edited; absent in a built site, where their order is fixed. */
  keys?: string[]
  /** The build that wrote it; data of another build is not used with this code. */
  build: string
}
