import { join } from 'node:path'
import { EDITED } from './buildFigures.ts'
import { medianOf } from './medianOf.ts'
import { type PageFigures, pageFigures } from './pageFigures.ts'
import { type PageServer, pageServer } from './pageServer.ts'
import type { Peer } from './peer.ts'
import type { PageRow } from './peersResult.ts'
import { withoutScripts } from './withoutScripts.ts'

/**
 * Measures one page of each built peer `runs` times, in turns; the page of the first one without its scripts as well, which comes first.
 */
export async function comparePages(peers: readonly Peer[], runs: number): Promise<PageRow[]> {
  const [own] = peers
  const servers = new Map<string, PageServer>()
  try {
    servers.set('without scripts', await pageServer(join(own!.folder, own!.dist), withoutScripts))
    for (const { name, folder, dist } of peers) servers.set(name, await pageServer(join(folder, dist)))
    const done = new Map<string, PageFigures[]>([...servers.keys()].map((name) => [name, []]))
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  Lighthouse ${run} of ${runs} …`)
      for (const [name, { url }] of servers) done.get(name)!.push(await pageFigures(`${url}/${EDITED}`))
    }
    return [...done].map(([name, figures]) => ({ name, figures: medianOf(figures) }))
  } finally {
    for (const { close } of servers.values()) await close()
  }
}
