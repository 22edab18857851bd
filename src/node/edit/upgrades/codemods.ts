import { decorativePictures } from './decorativePictures.ts'
import type { FileEdits } from './fileEdits.ts'
import { namedVersion } from './namedVersion.ts'
import { namedPackage } from './namedPackage.ts'
import { packagedWords } from './packagedWords.ts'

/** What has changed in a version of the config files, in words, and how files of the version before are rewritten. */
export type Codemod = { version: number; about: string; edits: FileEdits }

/** Every change of the shape of config that older files have to follow, in order. A file passes all that are newer than its config. */
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
