import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Peer } from './peer.ts'
import { setAside } from './setAside.ts'
import { type TreeRun, treeRun } from './treeRun.ts'

/** The builds that are compared, in their order: nothing kept, nothing changed, one sentence of one page changed. */
export const BUILDS = ['cold', 'warm', 'one edit'] as const

/** What each build of a peer took. */
export type BuildRuns = Record<(typeof BUILDS)[number], TreeRun>

/** The page that is edited, and looked at in the browser. */
export const EDITED = 'guides-0/guide-1'

/**
 * Builds a filled peer three times and measures it. Throws when a build fails, makes fewer than `count` pages, or does not show the edit.
 */
export async function buildFigures(peer: Peer, count: number, turn: number): Promise<BuildRuns> {
  const { folder, dist, kept, command } = peer
  for (const old of [dist, ...kept]) setAside(join(folder, old))
  const cold = await treeRun(folder, command)
  const pages = readdirSync(join(folder, dist), { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)index\.html$/.test(file))
  if (pages.length < count) throw new Error(`${peer.name} made ${pages.length} of ${count} pages`)
  const warm = await treeRun(folder, command)
  const words = `Edited for the ${turn}. time.`
  edit(join(folder, peer.pageFile(EDITED)), words)
  const edited = await treeRun(folder, command)
  const page = join(folder, dist, EDITED, 'index.html')
  if (!existsSync(page) || !readFileSync(page, 'utf8').includes(words)) throw new Error(`${peer.name} does not show an edit`)
  return { cold, warm, 'one edit': edited }
}

/** Gives the first section of a page another lead. */
function edit(file: string, words: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8')) as { sections: { lead: string }[] }
  page.sections[0]!.lead = words
  writeFileSync(file, JSON.stringify(page, null, 2))
}
