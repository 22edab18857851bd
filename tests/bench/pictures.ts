import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAssets } from '#src/node/config/read/readAssets.ts'
import { makePictures } from '#src/node/render/pictures/makePictures.ts'
import { figure, table } from './figures.ts'
import { photographFiles } from './photographFiles.ts'
import type { Site } from '#src/site/site.ts'

const PHOTOGRAPHS = 200

/** What the second build may take for its pictures, as a share of the processor time of the first. */
const AIM = 0.05

/**
 * What a build takes to make the forms of 200 photographs, and what the next one takes, which finds them ready. Processor time says more
 * than the clock on a busy machine. The photographs are made up; real ones have fewer details that are hard to encode.
 */
export async function picturesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'))
  try {
    mkdirSync(join(folder, 'assets'))
    const assets: string[] = []
    for await (const bytes of photographFiles(PHOTOGRAPHS)) {
      const src = `/assets/photograph-${assets.length + 1}.jpg`
      writeFileSync(join(folder, src), bytes)
      assets.push(src)
    }
    const references = assets.map((value) => ({ kind: 'asset' as const, value, file: 'pages/index.json', keyPath: ['sections'] }))
    const site = { references: () => references, pictures: readAssets(folder, assets, new Set()).pictures, pages: [] } as unknown as Site
    const rows = [['', 's by the clock', 's of processor', 'made', 'kept', 'MB of files', 'MB of largest forms']]
    const used: number[] = []
    for (const name of ['first build', 'second build']) {
      const [clock, cpu] = [performance.now(), process.cpuUsage()]
      const { figures } = await makePictures(site, folder, join(folder, 'kept'))
      const { user, system } = process.cpuUsage(cpu)
      used.push((user + system) / 1e6)
      const megabytes = (bytes: number) => figure(bytes / 1e6, 1)
      const wall = figure((performance.now() - clock) / 1000, 2)
      const { made, kept, bytesBefore, bytesAfter } = figures
      rows.push([name, wall, figure(used.at(-1)!, 2), String(made), String(kept), megabytes(bytesBefore), megabytes(bytesAfter)])
    }
    console.log(`\n${PHOTOGRAPHS} photographs of 2000 × 1333 pixels`)
    console.log(table(rows))
    const share = used[1]! / used[0]!
    console.log(`second / first: ${figure(share, 3)} of the processor time (aim: at most ${AIM})${share <= AIM ? '' : ' MISSED'}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
