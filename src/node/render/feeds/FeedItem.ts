/** A file that belongs to an entry: its absolute address, its length in bytes, and its content type. */
export type Enclosure = { url: string; bytes: number; type: string }

/** An entry of a feed; addresses are absolute, days are YYYY-MM-DD. */
export type FeedItem = {
  id: string
  url: string
  title: string
  summary: string
  published: string
  updated: string
  authors: { name: string; url?: string | undefined; picture?: string | undefined }[]
  categories: { id: string; label: string }[]
  /** HTML. */
  content: string
  /** The cover first. */
  pictures: Enclosure[]
}

/** A document of a feed: the current one, or an archive of older entries. */
export type FeedDocument = {
  id: string
  title: string
  description: string
  language: string
  /** The company, for entries without authors. */
  publisher: string
  /** The page that it is about. */
  home: string
  /** The address of the home page of the site. */
  site: string
  /** Its own address, and those of its neighbours, without their endings. */
  self: string
  current: string
  older?: string | undefined
  newer?: string | undefined
  isArchive: boolean
  /** The day of its last change. */
  updated: string
}
