import type { PdfSegment } from './PdfPiece.ts'

/** Two lines of one cell as one segment, which stands where the upper one does. */
export function joinLines(above: PdfSegment, below: PdfSegment): PdfSegment {
  const at = above.text.length + 1
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    right: Math.max(above.right, below.right),
    looks: [...above.looks, ...below.looks.map(({ from, look }) => ({ from: from + at, look }))],
  }
}
