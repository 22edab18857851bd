import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { Peer } from './peer.ts'
import { setAside } from './setAside.ts'
import { type TreeRun, treeRun } from './treeRun.ts'

/**
 * The least that React can do for the pages of the built project: config is read and checked, then worker threads render one finished
 * document as often as there are pages, without any component, and write it. Nothing is compressed.
 */
export async function bareLoop({ folder }: Peer): Promise<TreeRun> {
  const script = fileURLToPath(new URL('../bareRun.ts', import.meta.url))
  setAside(join(folder, 'bare'))
  return treeRun(PROJECT_ROOT, [process.execPath, '--import', 'tsx', script, JSON.stringify({ folder })])
}
