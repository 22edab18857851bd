/** Whether visitors see a page now. `gone` is a page that has expired, `broken` one that errors keep from the site. */
export type PageState = 'live' | 'draft' | 'coming' | 'gone' | 'broken'

/**
 * A translation of a page; `path` is its address. `stale` is the number of texts whose source has changed since,
 * `draft` a translation that visitors do not see yet, `missing` none at all.
 */
export type PageTranslation = { language: string; path: string; state: 'done' | 'draft' | 'missing'; stale: number }

/**
 * A written page: its own address, name and file, its collection, and its language if it is not that of the site. `from` and `until` are
 * its times as written. `isChanged` means that its file, or that of a translation, differs from the last commit; `changed` is the time of
 * the last change in milliseconds since 1970, and its author if it is committed. `errors` and `warnings` count the problems in its files. A
 * page with `isFromData` has no file of its own.
 */
export type PageRow = {
  path: string
  name: string
  file: string
  collection: string | null
  language: string | null
  state: PageState
  from: string | null
  until: string | null
  translations: PageTranslation[]
  isChanged: boolean
  changed: { at: number; by: string | null } | null
  errors: number
  warnings: number
  firstProblem: string | null
  isFromData: boolean
}

/** The pages of a site; `languages` are the additional ones, with their names. `hasGit` tells whether changes are known. */
export type PageList = { pages: PageRow[]; languages: { tag: string; name: string }[]; hasGit: boolean }
