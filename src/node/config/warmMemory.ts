import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import type { ConfigMemory } from './configMemory.ts'
import type { FactsAnswer, FactsInput } from './factsWorker.ts'
import type { ListedFiles } from './listFiles.ts'
import { pageReader } from './pageReader.ts'
import { sharedConfig } from './sharedConfig.ts'

/** From this many pages on that nothing is known of, starting threads pays. */
const MANY_PAGES = 1000
const BATCH = 100

/**
 * Has threads find out what is not known of the pages of a config folder, at a moment in milliseconds since 1970, when that is much. What a
 * thread cannot do is left for the loading itself.
 */
export async function warmMemory(configDir: string, listed: ListedFiles, memory: ConfigMemory, at: number): Promise<void> {
  // Counted before anything is read.
  if (listed.json.length - memory.facts.size < MANY_PAGES) return
  const shared = sharedConfig(configDir, listed, fileHashes(configDir, memory.stamps), memory.shared)
  const waiting = pageReader(shared, memory, at).unknownAt(at)
  if (waiting.length < MANY_PAGES) return
  const batches = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, index) => waiting.slice(index * BATCH, (index + 1) * BATCH))
  const input: FactsInput = { configDir, listed, at }
  const queue = batches.values()
  const stamps = new Map(memory.stamps)
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 8) }, () =>
      feed(input, queue, ({ facts, stamps: seen }) => {
        for (const page of facts) memory.facts.set(page.file, page)
        for (const [file, stamp] of seen) stamps.set(file, stamp)
      }),
    ),
  )
  memory.stamps = stamps
  memory.changes += waiting.length
}

/** Runs one thread until nothing is waiting. */
function feed(input: FactsInput, queue: Iterator<string[]>, take: (answer: FactsAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./factsWorker.mjs', import.meta.url), { workerData: input })
    const next = () => {
      const { value, done } = queue.next()
      if (done) void worker.terminate().then(() => resolve())
      else worker.postMessage(value)
    }
    worker.on('message', (answer: FactsAnswer) => {
      take(answer)
      next()
    })
    worker.on('error', reject)
    worker.once('online', next)
  })
}
