import { decorativePictures } from './decorativePictures.ts'
import type { FileEdits } from './fileEdits.ts'
import { namedVersion } from './namedVersion.ts'
import { namedPackage } from './namedPackage.ts'
import { packagedWords } from './packagedWords.ts'

/** The changes of the config files in a version, in words, and how files of the previous version are rewritten. */
export type Codemod = { version: number; about: string; edits: FileEdits }

/** All changes of the config format that affect existing files, in order. A file passes through all that are newer than its config. */
export const codemods: readonly Codemod[] = [
  { version: 2, about: 'Footer pictures without a description are marked as decoration.', edits: decorativePictures },
  { version: 2, about: 'The version field is named configVersion.', edits: namedVersion },
  { version: 3, about: 'toolWords is now words.recruiting, because these words belong to the package of the tools.', edits: packagedWords },
  {
    version: 4,
    about:
      'The recruiting tools are now in the package page-builder-recruiting: install it. If pages use a tool, site.json names the package.',
    edits: namedPackage,
  },
]
