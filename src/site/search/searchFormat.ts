/** The address of the entry to the index of a language; it is revalidated on each use, and every other file has a hash in its name. */
export const searchEntryUrl = (language: string): string => `/static/data/_search/${language}.json`

/** The address of another file of the index. */
export const searchFileUrl = (name: string): string => `/static/search/${name}.json`

/** The length of the names of such files. */
export const NAME_LENGTH = 10

/**
 * The entry to an index. `groups` are the names of the files with the texts of pages, `groupSize` pages each, one after the other without
 * separators. `shards` are the names of the files with words, by the key with which all their words begin; `spelling` those of all words
 * that begin with a letter, if these are in several shards.
 */
export type SearchEntry = {
  pages: number
  groupSize: number
  groups: string
  shards: Record<string, string>
  spelling: Record<string, string>
}

/** Words in alphabetical order, and the packed postings of each. */
export type SearchShard = { words: string[]; postings: string[] }

/** A page as it is shown in results: address, title, description, and its sections. */
export type SearchedText = [path: string, title: string, description: string, sections: SectionText[]]

/** A part of a page below an anchor; both strings are empty for the text above the first heading. */
export type SectionText = [anchor: string, heading: string, text: string]
