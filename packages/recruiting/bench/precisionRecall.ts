/** The counts of a comparison with the truth: true positives, false positives, false negatives. */
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

/** The share of findings that are correct, 0 to 1; 1 without findings. */
export function precision({ right, wrong }: Counts): number {
  return right + wrong === 0 ? 1 : right / (right + wrong)
}

/** The share of expected items that were found, 0 to 1; 1 without expected items. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed)
}
