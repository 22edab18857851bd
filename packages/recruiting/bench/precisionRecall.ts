/** Counts of a comparison with the truth: found rightly, found wrongly, not found. */
export type Counts = { right: number; wrong: number; missed: number }

/** Compares names with the true ones; each counts once. */
export function compared(found: readonly string[], truth: readonly string[]): Counts {
  const [all, wanted] = [new Set(found), new Set(truth)]
  const right = [...all].filter((name) => wanted.has(name)).length
  return { right, wrong: all.size - right, missed: wanted.size - right }
}

/** The sum of counts. */
export function summed(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { right, wrong, missed }) => ({ right: sum.right + right, wrong: sum.wrong + wrong, missed: sum.missed + missed }),
    { right: 0, wrong: 0, missed: 0 },
  )
}

/** The share of what was found that is right, 0 to 1; 1 when nothing was found. */
export function precision({ right, wrong }: Counts): number {
  return right + wrong === 0 ? 1 : right / (right + wrong)
}

/** The share of what is there that was found, 0 to 1; 1 when nothing is there. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed)
}
