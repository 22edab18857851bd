import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { pack } from './packing.ts'
import type { Frame, ServerEntry } from './pageWriter.ts'
import { type PageResult, type PageTask, type PageWriting, cardsIn, writePage } from './writePage.ts'

/** The data a worker starts with. */
export type WorkerInput = { serverEntry: string; ownEntry: string | undefined; frame: Frame; fonts: string[] } & Pick<
  PageWriting,
  'root' | 'quality'
>

const { serverEntry, ownEntry, fonts, ...input } = workerData as WorkerInput
const entry = (await import(serverEntry)) as ServerEntry
const code = [serverEntry, ownEntry].map((url) => (url === undefined ? '' : readFileSync(fileURLToPath(url), 'utf8')))
await entry.prepare(code.join('\n'), ownEntry)
const writing = { ...input, entry, pack, drawCard: cardsIn(fonts) }
// One batch after the other: the next one waits in the message queue.
let last = Promise.resolve()
parentPort!.on('message', (tasks: PageTask[]) => {
  last = last.then(async () => {
    const results: PageResult[] = []
    for (const task of tasks) results.push(await writePage(writing, task))
    parentPort!.postMessage(results)
  })
})
