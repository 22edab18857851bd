/**
 * A line of text in reading order. `page` counts from 1; `size` is the height of its letters in points, where the file says. A tab in
 * `text` marks a wide space within the line (before a date at the right edge, or between table cells).
 */
export type TextLine = {
  text: string
  page: number
  /** Where it is on the page. Many parsers drop everything but the body. */
  place: 'body' | 'header' | 'footer' | 'textBox' | 'table'
  /** The column of the page, from 0. */
  column: number
  isBold: boolean
  /** Whether the file marks it as a heading (Word styles). */
  isHeading: boolean
  /** Whether it starts with a bullet or is a list item. `text` does not include the bullet. */
  isBullet: boolean
  /** Space above, in units of the file's usual line distance; 0 when unknown. */
  gapAbove: number
  size: number | null
  /** Indent from the left edge of its column, in points or spaces; absent where the file does not say. */
  indent?: number
  /** Free space behind it up to the right edge of its column, in points; absent where the file does not say. */
  room?: number
  /** Indents of what follows each tab, where the file says. */
  stops?: number[]
  /** How its letters look from each position on, where the look changes within the line. */
  looks?: TextLook[]
  /** The index of its line in a plain text, where blank lines count as well. */
  shownAt?: number
}

/** How letters look from a position in a line on: `b` for bold, `i` for italic, followed by their size in whole points. */
export type TextLook = { from: number; look: string }

/** Properties of a file other than its text. `pages` is null where the format has none. */
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
  /** Font family names without style words; empty where the format does not say. */
  fonts: string[]
  /** Height in points of the smallest letters that make up at least 1 % of the text. */
  smallestText: number | null
  /** Words written with a space between all letters. */
  letterSpaced: string[]
  /** The number of characters kept when a pasted text was too long and was cut. */
  cutAt?: number
  /** Whether the text was read off pictures: then nothing of it is certain. */
  isFromPictures?: boolean
}

/**
 * A document whose text could be read. `text` is what a simple parser gets: body lines in file order, joined by line feeds. `links` are the
 * addresses behind linked words, where the format has them.
 */
export type ReadDocument = { name: string; facts: DocumentFacts; lines: TextLine[]; text: string; links?: string[] }

/** Limits of reading: bytes of the file, pages, characters of text, and milliseconds. */
export type ReadLimits = { bytes: number; pages: number; characters: number; milliseconds: number }

/**
 * Why a file yields no text. `wrongType`: its bytes do not match its name or any known type; `oldWord`: .doc; `locked`: needs a password;
 * `scan`: images without a text layer; `bomb`: unpacks to far more than its size. `limit` is the limit that was exceeded, in the unit of
 * ReadLimits.
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

/** The result of reading. A bad file is a value: reading never throws on bad bytes. */
export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; name: string; failure: ReadFailure }
