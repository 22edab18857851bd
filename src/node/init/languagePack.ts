import type { SiteKind } from './choices.ts'

/** What a page says of itself. `path` is its address; in texts, {name} stands for the company. */
export type PageWords = { path: string; name: string; title: string; description: string; summary: string }

/** A point of a grid: an icon of the Lucide set, a few words, a sentence. */
export type PointWords = { icon: string; title: string; text: string }

/** An entry of the collection; `id` ends its address. */
export type EntryWords = Omit<PageWords, 'path'> & { id: string; icon: string; lead: string; points: PointWords[] }

/** The form of the page for contact: its heading, the labels of its fields, and the subject of what it sends. */
export type FormWords = Record<'title' | 'name' | 'email' | 'message' | 'subject', string>

/** What a kind of site offers: the page that lists it and its entries, and how home opens. */
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
 * Everything that a new site says in one language, but the words of its furniture, which the builder knows (src/node/words). {name} stands
 * for the company, {mail} for its address.
 */
export type LanguagePack = {
  description: string
  home: Omit<PageWords, 'path'>
  about: PageWords & { lead: string; bodyTitle: string; principles: { title: string; text: string }[]; noteTitle: string; note: string }
  contact: PageWords & { lead: string; form: FormWords; asideTitle: string; aside: string }
  legal: PageWords & { body: string }
  notFound: Omit<PageWords, 'path'> & { lead: string; action: string }
  offers: Record<SiteKind, OfferWords>
  /** Links and headings that several pages share; `picture` says what the picture of the home page shows. */
  labels: Record<'pointsTitle' | 'more' | 'related' | 'invitation' | 'invitationText' | 'pages' | 'mail' | 'picture', string>
  /** The README of the new repository: what there is to do before it goes online, where messages arrive, and the commands. */
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
