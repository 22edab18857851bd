import { median } from '#tests/bench/figures.ts'

/** The medians of each figure of several runs. */
export function medianOf<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<Key, number>
}
