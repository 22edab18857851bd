import type { z } from 'zod'
import type { FileKind } from '#schemas/files.ts'
import type { KeyPath } from '#src/site/site.ts'
import { packFolders } from './packFolders.ts'
import { type Say, type WordFiller, wordFiller } from './wordFiller.ts'
import { wordPack } from './wordPack.ts'

/** A parsed file, and the places that are still in English although the site is not. */
export type FilledFile = { value: unknown; english: readonly KeyPath[] }

/** Kinds of files with interface texts. */
const WORDED: ReadonlySet<FileKind> = new Set(['site', 'header', 'footer', 'page', 'entry', 'collection', 'fragment'])

const fillers = new Map<string, WordFiller | undefined>()
const says = new Map<string, Say>()

function sayIn(language: string): Say {
  const say: Say = says.get(language) ?? ((english, place) => wordIn(language, english, place))
  says.set(language, say)
  return say
}

/** The translation of a text: from its packages, or from the builder. */
function wordIn(language: string, english: string, place: string): string | undefined {
  const packs = (packFolders(place) ?? [undefined]).map((folder) => wordPack(language, folder))
  return packs.map((pack) => pack?.[place] ?? pack?.[english]).find((word) => word !== undefined)
}

/**
 * Fills missing interface texts of a file with those of a language instead of the English defaults; written texts stay. For English, and if
 * the language is unknown, the file is unchanged.
 */
export function fillWords(kind: FileKind, schema: z.ZodType, value: unknown, language: string | undefined): FilledFile {
  if (language === undefined || /^en\b/.test(language) || !WORDED.has(kind)) return { value, english: [] }
  const name = `${language} ${kind === 'entry' ? 'page' : kind}`
  if (!fillers.has(name)) fillers.set(name, wordFiller(schema, kind, sayIn(language)))
  const english: KeyPath[] = []
  return { value: fillers.get(name)?.(value, english, []) ?? value, english }
}
