import type { FaultRow, FaultSection } from './catalogue.ts'

/** What is known of the tests of a row: their number by how they ended, or as they are written where none ran. */
export type Proof = { passed: number; failed: string[]; skipped: number; written: number }

/** How a row stands. */
export type Standing = 'pass' | 'FAIL' | 'not applicable' | 'NO TEST' | 'skipped' | 'listed'

/** How a row stands by its tests, and why there are none where none are needed. */
export function standingOf(proof: Proof, why: string | undefined): Standing {
  if (proof.failed.length > 0) return 'FAIL'
  if (proof.passed > 0) return 'pass'
  if (proof.skipped > 0) return 'skipped'
  if (proof.written > 0) return 'listed'
  return why === undefined ? 'NO TEST' : 'not applicable'
}

type Rows = { sections: readonly FaultSection[]; proofOf(id: string): Proof; whyNot: Readonly<Record<string, string>> }

/** The table of all rows as text, a line of sums after it, and whether every row is proved or needs no proof. */
export function faultTable({ sections, proofOf, whyNot }: Rows): { text: string; isWhole: boolean } {
  const sums = new Map<Standing, number>()
  const lines = sections.flatMap(({ title, rows }) => ['', title, ...rows.flatMap((row) => linesOf(row))])
  const summary = [...sums].map(([standing, count]) => `${count} ${standing}`).join(', ')
  const isWhole = !sums.has('FAIL') && !sums.has('NO TEST')
  return { text: [...lines.slice(1), '', summary].join('\n'), isWhole }

  function linesOf({ id, promise }: FaultRow): string[] {
    const proof = proofOf(id)
    const standing = standingOf(proof, whyNot[id])
    sums.set(standing, (sums.get(standing) ?? 0) + 1)
    const count = proof.passed + proof.failed.length + proof.skipped || proof.written
    const tests = standing === 'not applicable' ? '' : ` (${count} ${count === 1 ? 'test' : 'tests'})`
    const reason = standing === 'not applicable' ? `      why: ${whyNot[id]}` : undefined
    return [
      `  ${id}  ${standing}${tests}  ${promise}`,
      ...(reason ? [reason] : []),
      ...proof.failed.map((title) => `      failed: ${title}`),
    ]
  }
}
