import type { TextLook } from '#packages/recruiting/analysis/document/ReadDocument.ts'

/** A piece of text on a page: its horizontal extent, its baseline from the bottom of the page, and its letter size, in points. */
export type PdfPiece = { text: string; x: number; right: number; y: number; size: number; isBold: boolean; isItalic: boolean; font: string }

/** Pieces on one baseline with normal spacing. */
export type PdfSegment = PdfPiece & { looks: TextLook[] }

/** Segments on roughly the same baseline, from left to right; `isTable` if they are cells of a table with a header row. */
export type PdfRow = { y: number; size: number; segments: PdfSegment[]; isTable?: boolean }
