import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createDesk } from '#packages/recruiting/analysis/engine/createDesk.ts'
import type { KeptResult } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import { figure, table } from '#tests/bench/figures.ts'

const FILES = 200
/** The number of files after which memory is measured. */
const EACH = 50
const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

/**
 * Reads 200 files, analyzes and releases each, like the worker of a page, and prints the memory in use after every 50 of them: it must not
 * grow.
 */
export async function toolsMemory(files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const desk = createDesk()
  const silent = () => undefined
  const rows: string[][] = [['files', 'megabytes held', 'milliseconds a file']]
  let began = process.cpuUsage()
  for (let id = 1; id <= FILES; id += 1) {
    const { name, bytes } = files[id % files.length]!
    const [result] = (await desk({ kind: 'read', documents: [{ id, name, bytes: bytes.slice() }], limits: LIMITS }, silent)) as KeptResult[]
    if (!result?.ok) throw new Error(`${name} could not be read`)
    const documents = [{ id: String(id), document: result.document }]
    await desk({ kind: 'analyse', tool: 'dataScout', input: { documents } }, silent)
    await desk({ kind: 'release', documents: [id] }, silent)
    if (id % EACH !== 0) continue
    const { user, system } = process.cpuUsage(began)
    collect()
    rows.push([String(id), figure(process.memoryUsage().heapUsed / 1e6), figure((user + system) / 1000 / EACH)])
    began = process.cpuUsage()
  }
  console.log(`\n${table(rows)}`)
}
