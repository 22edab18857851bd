/**
 * A line of text in reading order. `page` counts from 1; `size` is the letter height in points, if the file specifies it. A tab in `text`
 * marks a wide gap within the line (before a date at the right edge, or between table cells).
 */
export type TextLine = {
  text: string
  page: number
  /** The region of the page. Many parsers drop everything except the body. */
  place: 'body' | 'header' | 'footer' | 'textBox' | 'table'
  /** The column of the page, from 0. */
  column: number
  isBold: boolean
  /** Whether the file marks it as a heading (Word styles). */
  isHeading: boolean
  /** Whether it is a list item or starts with a bullet. `text` does not include the bullet. */
  isBullet: boolean
  /** Space above, in units of the file's usual line distance; 0 when unknown. */
  gapAbove: number
  size: number | null
  /** Indent from the left edge of its column, in points or spaces; absent if the file does not specify it. */
  indent?: number
  /** Free space from its end to the right edge of its column, in points; absent if the file does not specify it. */
  room?: number
  /** The horizontal positions of the texts after each tab, if the file specifies them. */
  stops?: number[]
  /** The styles of its text by start position, if the style changes within the line. */
  looks?: TextLook[]
  /** Its line index in a plain text, where empty lines count. */
  shownAt?: number
}

/** The style of the text from a position in a line: `b` for bold, `i` for italic, followed by the size in whole points. */
export type TextLook = { from: number; look: string }

/** Properties of a file, not including its text. `pages` is null for formats without pages. */
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
  /** Font family names without style words; empty for formats without fonts. */
  fonts: string[]
  /** Height in points of the smallest letters that make up at least 1 % of the text. */
  smallestText: number | null
  /** Words with a space between all letters. */
  letterSpaced: string[]
  /** The number of characters that were kept of a pasted text that was too long. */
  cutAt?: number
  /** Whether the text was recognized in pictures. If so, nothing in it is certain. */
  isFromPictures?: boolean
}

/**
 * A document whose text could be read. `text` is the output of a simple parser: body lines in file order, joined by line feeds. `links` are
 * the targets of hyperlinks, for formats that have them.
 */
export type ReadDocument = { name: string; facts: DocumentFacts; lines: TextLine[]; text: string; links?: string[] }

/** Limits on reading: bytes of the file, pages, characters of text, and milliseconds. */
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

/** The result of reading. An invalid file is a value: reading never throws because of its bytes. */
export type ReadResult = { ok: true; document: ReadDocument } | { ok: false; name: string; failure: ReadFailure }
