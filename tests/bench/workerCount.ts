import { availableParallelism } from 'node:os'

/** How many worker threads the build takes for a site of at least `FEWEST_PAGES` pages; the bare loop takes as many. */
export function workerCount(): number {
  return Math.min(availableParallelism(), 8)
}

/** From this many pages on the build uses worker threads. */
export const FEWEST_PAGES = 150
