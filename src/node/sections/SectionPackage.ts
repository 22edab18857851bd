import type { SectionFolder } from './foldersIn.ts'

/** A package of section types that `site.json` names. */
export type SectionPackage = {
  /** As npm knows it. */
  name: string
  /** Where it lies, behind links; absolute. */
  folder: string
  /** Its section types that pages can show. */
  sections: readonly SectionFolder[]
  /** What it has beside them, as paths of files; undefined where it has none. */
  results: string | undefined
  words: string | undefined
  build: string | undefined
}
