import type { PdfSegment } from './PdfPiece.ts'

/** A hyphen at the end of a line, within a word rather than before an omitted part: "Maler- und". */
const HYPHEN = /\p{Ll}-$/u
const OTHER = /^(?:und|oder|bzw|sowie|and|or|et|ou|y|o|e)(?!\p{L})/iu

/** Joins two lines of a cell into one segment at the position of the upper one. */
export function joinLines(above: PdfSegment, below: PdfSegment): PdfSegment {
  const blank = HYPHEN.test(above.text) && !OTHER.test(below.text) ? '' : ' '
  const at = above.text.length + blank.length
  return {
    ...above,
    text: `${above.text}${blank}${below.text}`,
    right: Math.max(above.right, below.right),
    looks: [...above.looks, ...below.looks.map(({ from, look }) => ({ from: from + at, look }))],
  }
}
