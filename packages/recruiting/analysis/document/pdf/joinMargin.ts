import entryLabels from '#packages/recruiting/data/entryLabels.json'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/**
 * The maximum distance between two lines of a heading, in letter heights, the tolerance for their edges, in points, and the maximum length
 * of a line.
 */
const NEAR = 1.7
const EDGE = 3
const LONGEST = 30

const labels = new Set(Object.values(entryLabels).flat())

/** Whether a text is a form label of several words. */
const isLabel = (text: string) => labels.has(withoutMarks(text.replace(/’/g, "'")).toLowerCase().replace(/:$/, '').trim())

const isHeading = (first: PdfSegment, second: PdfSegment) =>
  first.isBold &&
  (/(?:\s(?:and|und|et|y|e)|&)$/i.test(first.text) || headingKind(first.text) === null || headingKind(second.text) === null) &&
  headingKind(`${first.text} ${second.text}`) !== null

/** Joins the two lines of a heading or label that is wrapped in a narrow margin. Text to the right of either line does not move. */
export function joinMargin(rows: PdfRow[]): PdfRow[] {
  const joined: PdfRow[] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [first] = above?.segments ?? []
    const [second, ...beside] = row.segments
    const isOne =
      above &&
      first &&
      second &&
      above.y - row.y <= NEAR * first.size &&
      Math.abs(first.x - second.x) < EDGE &&
      first.isBold === second.isBold &&
      Math.abs(first.size - second.size) < 0.6 &&
      first.text.length < LONGEST &&
      second.text.length < LONGEST &&
      (isLabel(`${first.text} ${second.text}`) || isHeading(first, second))
    if (!isOne) {
      joined.push(row)
      continue
    }
    const whole = { ...first, text: `${first.text} ${second.text}`, right: Math.max(first.right, second.right) }
    joined[joined.length - 1] = { ...above, segments: [whole, ...above.segments.slice(1)] }
    if (beside.length > 0) joined.push({ ...row, segments: beside })
  }
  return joined
}
