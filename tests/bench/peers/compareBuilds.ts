import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '#tests/bench/figures.ts'
import { writeSyntheticSite } from '#tests/bench/writeSyntheticSite.ts'
import { bareLoop } from './bareLoop.ts'
import { BUILDS, type BuildRuns, buildFigures } from './buildFigures.ts'
import { medianOf } from './medianOf.ts'
import type { Peer } from './peer.ts'
import type { BuildRow } from './peersResult.ts'
import { setAside } from './setAside.ts'
import type { TreeRun } from './treeRun.ts'

/** What is compared: pages of the site, and how often each build is made. */
export type Comparison = { configDir: string; pages: number; repeats: number }

/**
 * Fills all peers with a synthetic site and builds them in turns, and the bare loop after this project, which comes first. A peer whose
 * build fails is left out and `absent` told why; when this project fails, it throws.
 */
export async function compareBuilds(
  peers: readonly Peer[],
  { configDir, pages, repeats }: Comparison,
  absent: string[],
): Promise<BuildRow[]> {
  const site = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const done = new Map<Peer, BuildRuns[]>()
  const loops: TreeRun[] = []
  try {
    writeSyntheticSite(site, configDir, pages)
    for (const peer of peers) {
      peer.fill(site)
      done.set(peer, [])
    }
    for (let turn = 1; turn <= repeats; turn += 1) {
      for (const peer of done.keys()) {
        console.log(`  ${figure(pages)} pages, ${turn} of ${repeats}: ${peer.name} …`)
        try {
          done.get(peer)!.push(await buildFigures(peer, pages, turn))
        } catch (error) {
          if (peer === peers[0]) throw error
          absent.push(`${peer.name} at ${figure(pages)} pages: ${(error as Error).message}`)
          done.delete(peer)
        }
      }
      loops.push(await bareLoop(peers[0]!))
    }
  } finally {
    setAside(site)
  }
  const rows = [...done].map(([{ name }, runs]): BuildRow => ({
    name,
    builds: Object.fromEntries(BUILDS.map((build) => [build, medianOf(runs.map((run) => run[build]))])),
  }))
  return [...rows, { name: 'bare loop', builds: { cold: medianOf(loops) } }]
}
