/**
 * A line of text as a reader of files receives it, in reading order. `page` counts from 1; `size` is the height of its letters in points,
 * where the file says. A tab stands in `text` where a wide space parts the line (a date at the right edge, a cell of a table).
 */
export type TextLine = {
  text: string
  page: number
  /** Where on the page it stands. Many parsers drop all but the body. */
  place: 'body' | 'header' | 'footer' | 'textBox' | 'table'
  /** Which column of its page, from 0. */
  column: number
  isBold: boolean
  /** Whether the file marks it as a heading (Word styles). */
  isHeading: boolean
  /** Whether it begins with a bullet or is an item of a list. The bullet itself is not part of `text`. */
  isBullet: boolean
  /** Empty space above, in units of the usual line distance of the file; 0 when unknown. */
  gapAbove: number
  size: number | null
  /** Distance of its text from the left edge of its column, in points or blanks; absent where the file does not say. */
  indent?: number
}

/** What a file is like, apart from its words. `pages` is null where the format has none. */
export type DocumentFacts = {
  kind: 'pdf' | 'docx' | 'txt' | 'paste'
  /** Size of the file in bytes, or of the pasted text as UTF-8. */
  bytes: number
  pages: number | null
  words: number
  /** Largest number of text columns on one page. */
  columns: number
  tables: number
  textBoxes: number
  images: number
  /** Names of font families, without style words; empty where the format does not say. */
  fonts: string[]
  /** Height of the smallest letters that hold at least 1 % of the text, in points. */
  smallestText: number | null
  /** Words written with a blank between all letters. */
  letterSpaced: string[]
  /** Characters that were kept, when a pasted text was too long and was cut. */
  cutAt?: number
}

/**
 * A document whose text could be read. `text` is what a simple parser receives: body lines in the order of the file, joined by line feeds.
 * `links` are the addresses behind linked words, where the format has them.
 */
export type ReadDocument = { name: string; facts: DocumentFacts; lines: TextLine[]; text: string; links?: string[] }

/** Limits of reading: bytes of the file, pages, characters of text, and milliseconds. */
export type ReadLimits = { bytes: number; pages: number; characters: number; milliseconds: number }

/**
 * Why a file gives no text. `wrongType`: its bytes are not what its name says, or of no known type; `oldWord`: .doc; `locked`: needs a
 * password; `scan`: pictures without a text layer; `bomb`: unpacks to far more than its size; `limit` is the limit that was passed, in the
 * unit of ReadLimits.
 */
export type ReadFailure = {
  reason:
    | 'empty'
    | 'tooLarge'
    | 'wrongType'
    | 'oldWord'
    | 'locked'
    | 'damaged'
    | 'scan'
    | 'tooManyPages'
    | 'tooMuchText'
    | 'bomb'
    | 'tooSlow'
    | 'cancelled'
  limit?: number | undefined
  actual?: number | undefined
}

/** What reading gives. Faults of files are values: reading never throws on bad bytes. */
export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; name: string; failure: ReadFailure }
