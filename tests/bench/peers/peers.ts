import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { figure } from '#tests/bench/figures.ts'
import { astroPeer } from './astroPeer.ts'
import { benchmarksPage } from './benchmarksPage.ts'
import { benchmarksPlot } from './benchmarksPlot.ts'
import { compareBuilds } from './compareBuilds.ts'
import { comparePages } from './comparePages.ts'
import { hugoPeer } from './hugoPeer.ts'
import { nextPeer } from './nextPeer.ts'
import { ownPeer } from './ownPeer.ts'
import type { Absent, Peer } from './peer.ts'
import type { PeersResult } from './peersResult.ts'
import { removeAside } from './setAside.ts'

/** Header and footer of the synthetic site link to so many pages. */
const FEWEST = 40

/**
 * What is compared. `configDir` lends site settings, theme and assets; `patience`, in minutes, is how long a cold build may be
 * expected to take, by what it took at the size before; `write` keeps the tables and the plot in `docs`.
 */
export type PeersOptions = { configDir: string; sizes: number[]; repeats: number; runs: number; patience: number; write: boolean }

/**
 * Compares this project with other ways to make the same pages from the same data, on this machine, in one run: what a page weighs and
 * costs in the browser, and what builds of several sizes take. Prints Markdown, ratios first.
 *
 * The peers are set up below the system's folder for temporary files, where they stay for the next run; the first time their packages are
 * downloaded. A peer that cannot be had, or whose build fails, is left out, and the report says why.
 */
export async function peers({ configDir, sizes, repeats, runs, patience, write }: PeersOptions): Promise<void> {
  if (sizes.some((size) => size < FEWEST)) throw new RangeError(`--sizes must be at least ${FEWEST}: the menus link to so many pages`)
  const load = loadavg()[0]!
  const scratch = join(tmpdir(), 'bench-peers')
  mkdirSync(scratch, { recursive: true })
  const own = ownPeer(join(scratch, 'own'))
  const others = [astroPeer(join(scratch, 'astro')), nextPeer(join(scratch, 'next')), hugoPeer(join(scratch, 'hugo'))]
  let present = [own, ...others.filter((other): other is Peer => !('why' in other))]
  const result: PeersResult = {
    versions: present.map(({ name, versions }) => `${name}: ${versions}`),
    absent: others.filter((other): other is Absent => 'why' in other).map(({ name, why }) => `${name}: ${why}`),
    load,
    runs,
    repeats,
    pages: [],
    builds: new Map(),
  }
  try {
    let before: number | undefined
    for (const size of sizes.toSorted((a, b) => a - b)) {
      if (before !== undefined) present = within(present, result, before, size, patience)
      const rows = await compareBuilds(present, { configDir, pages: size, repeats }, result.absent)
      result.builds.set(size, rows)
      present = present.filter(({ name }) => rows.some((row) => row.name === name))
      if (before === undefined) result.pages = await comparePages(present, runs)
      before = size
      // After each size, so that a run that is ended leaves what it has found out.
      if (write) keep(result)
    }
  } finally {
    removeAside()
  }
  console.log(`\n${benchmarksPage(result)}`)
}

function keep(result: PeersResult): void {
  writeFileSync(resolve('docs/benchmarks.md'), benchmarksPage(result))
  writeFileSync(resolve('docs/benchmarks.svg'), benchmarksPlot(result))
}

/** The peers that would build `size` pages within `patience` minutes. This project always would. */
function within(present: Peer[], { builds, absent }: PeersResult, before: number, size: number, patience: number): Peer[] {
  return present.filter(({ name }, index) => {
    const took = builds.get(before)!.find((row) => row.name === name)!.builds.cold!.milliseconds
    const minutes = ((took / before) * size) / 60_000
    if (index === 0 || minutes <= patience) return true
    absent.push(`${name} at ${figure(size)} pages: a cold build would take about ${figure(minutes)} minutes`)
    return false
  })
}
