import type { SiteKind } from './choices.ts'

/** The metadata of a page. `path` is its address; in texts, {name} is the company’s name. */
export type PageWords = { path: string; name: string; title: string; description: string; summary: string }

/** A grid item: a Lucide icon, a few words, a sentence. */
export type PointWords = { icon: string; title: string; text: string }

/** An entry of the collection; `id` is the end of its address. */
export type EntryWords = Omit<PageWords, 'path'> & { id: string; icon: string; lead: string; points: PointWords[] }

/** The contact form: its heading, the labels of its fields, and the subject of its messages. */
export type FormWords = Record<'title' | 'name' | 'email' | 'message' | 'subject', string>

/** The texts of a kind of site: the page that lists its offer, the entries, and the start of the home page. */
export type OfferWords = PageWords & {
  folder: string
  icon: string
  lead: string
  homeTitle: string
  homeLead: string
  points: PointWords[]
  entries: EntryWords[]
}

/**
 * All texts of a new site in one language, except interface texts, which are in src/node/words. {name} is the company’s name, {mail} its
 * address.
 */
export type LanguagePack = {
  description: string
  home: Omit<PageWords, 'path'>
  about: PageWords & { lead: string; bodyTitle: string; principles: { title: string; text: string }[]; noteTitle: string; note: string }
  contact: PageWords & { lead: string; form: FormWords; asideTitle: string; aside: string }
  legal: PageWords & { body: string }
  notFound: Omit<PageWords, 'path'> & { lead: string; action: string }
  offers: Record<SiteKind, OfferWords>
  /** Links and headings used on several pages; `picture` describes the picture of the home page. */
  labels: Record<'pointsTitle' | 'more' | 'related' | 'invitation' | 'invitationText' | 'pages' | 'mail' | 'picture', string>
  /** The README of the new repository: what to do before going online, where messages arrive, and the commands. */
  readme: {
    intro: string
    firstTitle: string
    first: string[]
    formTitle: string
    form: string[]
    commandsTitle: string
    commands: Record<'start' | 'edit' | 'dev' | 'validate' | 'build' | 'new' | 'upgrade', string>
  }
}
