import { writeCsv } from './csv/writeCsv.ts'
import { type Scope, filesFor } from './scope.ts'
import type { Language, TranslatedSite } from './translatedFiles.ts'
import { writeXliff } from './xliff/writeXliff.ts'

/** The formats for translators. */
export const FORMATS = ['xliff', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** A file for translators, and the numbers of its texts and words; undefined if nothing is to be translated. */
export type Exported = { name: string; text: string; texts: number; words: number }

const WRITERS = { xliff: { write: writeXliff, ending: 'xlf' }, csv: { write: writeCsv, ending: 'csv' } } as const

/** The texts of a language in a format. */
export function exported(site: TranslatedSite, { tag }: Language, { format, ...scope }: Scope & { format: Format }): Exported | undefined {
  const files = filesFor(
    site.files.filter(({ language }) => language.tag === tag),
    scope,
  )
  if (files.length === 0) return undefined
  const { write, ending } = WRITERS[format]
  const texts = files.flatMap((file) => file.texts)
  return {
    name: `translations-${tag.toLowerCase()}.${ending}`,
    text: write(files, site.language, tag),
    texts: texts.length,
    words: texts.reduce((sum, { words }) => sum + words, 0),
  }
}
