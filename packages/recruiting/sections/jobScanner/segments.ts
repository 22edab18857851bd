import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'

/** A piece of a line covered by the same marks: none for plain text. */
type Segment = { text: string; ids: ScanMark['id'][] }

/** Cuts a line at the ends of its marks, which may overlap; the pieces together are the line. */
export function segments(line: string, marks: readonly Pick<ScanMark, 'id' | 'start' | 'end'>[]): Segment[] {
  const inside = (at: number) => Math.min(Math.max(0, at), line.length)
  const cuts = [...new Set([0, line.length, ...marks.flatMap(({ start, end }) => [inside(start), inside(end)])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1]!
    return {
      text: line.slice(from, to),
      ids: [...new Set(marks.filter(({ start, end }) => start <= from && end >= to).map(({ id }) => id))],
    }
  })
}
