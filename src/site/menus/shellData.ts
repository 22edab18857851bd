import type { Announcement, Header, HeaderEntry, MenuItem } from '#schemas/header.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Organization } from '#schemas/organization.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'

/** A header entry whose groups already hold the items of the pages that named them. */
export type ShellEntry = Omit<HeaderEntry, 'groups'> & { groups: (Omit<HeaderEntry['groups'][number], 'items'> & { items: MenuItem[] })[] }

/** The small shared part of the site: all that header, footer and furniture show, on every page. */
export type ShellData = {
  name: string
  language: string
  /** The path of the home page, where it is not that of the site. */
  home?: string | undefined
  /** The path of the data of the not-found page, where it is not that of the site. */
  notFound?: string | undefined
  /** What is another in each further language of the site, by tag. */
  languages?: Record<string, ShellLanguage> | undefined
  /** `onPaper` is the logo of a dark page where its backgrounds are not printed. */
  logo: SiteSettings['logo'] & { srcOnDark: string; onPaper?: string }
  words: SiteSettings['words']
  /** Paths of the pages without header and footer. */
  bareRoutes: string[]
  announcement?: Announcement | undefined
  header: { entries: ShellEntry[]; actions: Header['actions'] }
  footer: Footer
  /** What the footer shows of the company, where it shows it. */
  contact?: Pick<Organization, 'phone' | 'address' | 'addressOrder'> | undefined
  /** Where visitors can write to: support, or else the company. */
  email: string
  bookingUrl?: string | undefined
  analytics: SiteSettings['analytics']
  errorReports: SiteSettings['errorReports']
  backends: SiteSettings['backends']
  /** Address of the icon sprite; `#name` picks an icon. */
  iconsUrl: string
  theme: Theme
  /** What packages of section types give their components, by the name of the package. */
  packageData?: Record<string, unknown> | undefined
  /** Identifies the build that pages and code belong to. */
  build: string
}

/** What the shared part of a site has in a further language. */
export type ShellLanguage = Pick<
  ShellData,
  'name' | 'language' | 'home' | 'notFound' | 'words' | 'announcement' | 'header' | 'footer' | 'contact'
>
