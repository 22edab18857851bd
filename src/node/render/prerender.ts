import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Frame, type PageJob, type PageResult, type ServerEntry, writePages } from './pageWriter.ts'
import type { WorkerInput } from './renderWorker.ts'

/** From this many pages on, starting workers pays. */
const MANY_PAGES = 300
const BATCH = 50

/** Writes all pages below `dist`, with worker threads when there are many. Jobs are taken one batch at a time, so memory stays bounded. */
export async function prerender(
  serverFile: string,
  frame: Frame,
  dist: string,
  jobs: Iterable<PageJob>,
  count: number,
): Promise<PageResult[]> {
  const serverEntry = pathToFileURL(serverFile).href
  if (count < MANY_PAGES) {
    const entry = (await import(serverEntry)) as ServerEntry
    await entry.prepare()
    return writePages(entry, frame, dist, [...jobs])
  }
  const source = jobs[Symbol.iterator]()
  const results: PageResult[] = []
  const workers = Array.from({ length: Math.min(availableParallelism(), 8) }, () => feed({ serverEntry, frame, dist }, source, results))
  await Promise.all(workers)
  return results
}

/** Runs one worker until the source is empty. */
function feed(input: WorkerInput, source: Iterator<PageJob>, results: PageResult[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), { workerData: input })
    function next() {
      const batch: PageJob[] = []
      for (let step = source.next(); !step.done; step = source.next()) {
        batch.push(step.value)
        if (batch.length === BATCH) break
      }
      if (batch.length > 0) worker.postMessage(batch)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (batch: PageResult[]) => {
      results.push(...batch)
      next()
    })
    worker.on('error', reject)
    worker.once('online', next)
  })
}
