import { decorativePictures } from './decorativePictures.ts'
import type { FileEdits } from './fileEdits.ts'
import { namedVersion } from './namedVersion.ts'
import { namedPackage } from './namedPackage.ts'
import { packagedWords } from './packagedWords.ts'

/** What has changed in a version of the config files, in words, and how files of the version before are rewritten. */
export type Codemod = { version: number; about: string; edits: FileEdits }

/** Every change of the shape of config that older files have to follow, in order. A file passes all that are newer than its config. */
export const codemods: readonly Codemod[] = [
  { version: 2, about: 'A picture of the footer without a description says that it is decoration.', edits: decorativePictures },
  { version: 2, about: 'The version of the config is called configVersion.', edits: namedVersion },
  { version: 3, about: 'The words that tools share are words of their package: toolWords is words.recruiting.', edits: packagedWords },
  {
    version: 4,
    about: 'The tools for recruiting are the package page-builder-recruiting: install it. site.json names it where pages have a tool.',
    edits: namedPackage,
  },
]
