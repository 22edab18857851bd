import type { Piece } from './writtenText.ts'

/**
 * A text that came back from translators, of a file and with the id that the export gave it. A translation is either `pieces`, with codes,
 * or `text`, as written in config; null if there is none. `isConfirmed`: a person has accepted it. The notes are those of the source and of
 * the translation at the time of the export, undefined if unknown. `fault` is why the text cannot be read.
 */
export type ReturnedText = {
  file: string
  id: string
  translation: { pieces: Piece[] } | { text: string } | null
  sourceWords: string | undefined
  isConfirmed: boolean
  sourceNote: string | undefined
  targetNote: string | undefined
  fault?: { reason: string; advice: string }
}

/** The texts of a file from translators; `language` is the tag that it names, undefined if it names none. Or why it cannot be read. */
export type Returned = { language: string | undefined; texts: ReturnedText[] } | { failure: string }
