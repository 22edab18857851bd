/** A piece of text on a page: where it begins and ends, its baseline from the bottom, and its letters, in points. */
export type PdfPiece = { text: string; x: number; right: number; y: number; size: number; isBold: boolean; font: string }

/** Pieces on one baseline with usual blanks between them. */
export type PdfSegment = PdfPiece

/** Segments on about one baseline, from left to right. */
export type PdfRow = { y: number; size: number; segments: PdfSegment[] }
