import type { LibraryFile } from '#src/node/dev/editor/wire.ts'
import { type FileKind, fileKind } from './fileKinds.ts'

/** What the library shows of its files: those of a kind, in a state, and with these words in their path, description or rights. */
export type LibraryFilter = { kind: FileKind | 'all'; state: LibraryState | 'all'; words: string }
/** A state of files. */
export type LibraryState = keyof typeof libraryStates

/** The table: states of files, in words. */
export const libraryStates = {
  used: { name: 'Used', has: ({ uses }: LibraryFile) => uses.length > 0 },
  unused: { name: 'Unused', has: ({ uses, isLicence }: LibraryFile) => uses.length === 0 && !isLicence },
  equal: { name: 'The same as another file', has: ({ equal }: LibraryFile) => equal.length > 0 },
  wordless: { name: 'Description to improve', has: ({ uses }: LibraryFile) => uses.some(({ fault }) => fault !== null) },
  unlicensed: {
    name: 'Without creator, credit or license',
    has: ({ rights }: LibraryFile) => !(rights?.creator ?? rights?.credit ?? rights?.license),
  },
  ai: { name: 'Made with AI', has: ({ rights }: LibraryFile) => rights?.ai !== undefined },
} as const

/** The files that a filter leaves. */
export function filteredFiles(files: readonly LibraryFile[], { kind, state, words }: LibraryFilter): LibraryFile[] {
  const asked = words.trim().toLowerCase()
  return files.filter(
    (file) =>
      (kind === 'all' || fileKind(file.path) === kind) &&
      (state === 'all' || libraryStates[state].has(file)) &&
      [file.path, ...file.uses.map((use) => use.words ?? ''), ...Object.values(file.rights ?? {})].some((text) =>
        text.toLowerCase().includes(asked),
      ),
  )
}
