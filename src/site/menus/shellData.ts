import type { Announcement, Header, HeaderBar, HeaderEntry, MenuItem } from '#schemas/header.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Organization } from '#schemas/organization.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { FrameWords } from '#src/site/words/wordsOfFrame.ts'
import type { Theme } from '#schemas/theme.ts'

/** A header entry whose groups already contain the items of pages that added themselves. */
export type ShellEntry = Omit<HeaderEntry, 'groups'> & { groups: (Omit<HeaderEntry['groups'][number], 'items'> & { items: MenuItem[] })[] }

/** The header: its entries and buttons, and its layout, as far as it differs from the default. */
export type ShellHeader = {
  entries: ShellEntry[]
  actions: Header['actions']
  layout?: Exclude<Header['layout'], 'left'>
  isOver?: true
  isCondensed?: true
  bar?: HeaderBar
}

/** The small shared part of the site: the content of header, footer and shell, on every page. */
export type ShellData = {
  /** The path below which the site is served, such as `/museum`; absent at the root of its host. */
  base?: string | undefined
  name: string
  language: string
  /** The path of the home page, if it is not that of the site. */
  home?: string | undefined
  /** The path of the data of the not-found page, if it is not that of the site. */
  notFound?: string | undefined
  /** Differences in each additional language of the site, by tag. */
  languages?: Record<string, ShellLanguage> | undefined
  /** `onPaper` is the logo for printing a dark page, without its background. */
  logo: SiteSettings['logo'] & { srcOnDark: string; onPaper?: string }
  words: FrameWords
  /** Paths of the pages without header and footer. */
  bareRoutes: string[]
  announcement?: Announcement | undefined
  header: ShellHeader
  /** The path of the search page, if the header has a search button. */
  search?: string | undefined
  footer: Footer
  /** Company data in the footer, if it shows them. */
  contact?: Pick<Organization, 'phone' | 'address' | 'addressOrder'> | undefined
  /** Mail address for visitors: support, otherwise the company. */
  email: string
  bookingUrl?: string | undefined
  analytics: SiteSettings['analytics']
  errorReports: SiteSettings['errorReports']
  backends: SiteSettings['backends']
  /** Address of the icon sprite; `#name` picks an icon. */
  iconsUrl: string
  theme: Theme
  /** Data of section packages for their components, by package name. */
  packageData?: Record<string, unknown> | undefined
  /** Identifies the build of pages and code. */
  build: string
}

/** The shared part of a site in an additional language. */
export type ShellLanguage = Pick<
  ShellData,
  'name' | 'language' | 'home' | 'notFound' | 'words' | 'announcement' | 'header' | 'search' | 'footer' | 'contact'
>
