import type { SectionFolder } from './foldersIn.ts'

/** A package of section types named in `site.json`. */
export type SectionPackage = {
  /** Its npm name. */
  name: string
  /** Its real path; absolute. */
  folder: string
  /** Its section types. */
  sections: readonly SectionFolder[]
  /** Its other files, as paths; undefined if missing. */
  results: string | undefined
  words: string | undefined
  build: string | undefined
}
