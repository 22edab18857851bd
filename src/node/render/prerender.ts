import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { atOnce } from '#src/node/files/atOnce.ts'
import { packBeside } from './packing.ts'
import type { ServerEntry } from './pageWriter.ts'
import type { WorkerInput } from './renderWorker.ts'
import { type PageResult, type PageTask, cardsIn, writePage } from './writePage.ts'

/** From this many pages on, starting workers pays: each loads the code of the server for itself. */
const MANY_PAGES = 150
/** How many pages a worker gets at a time, and how many batches it has so that it never waits for the next one. */
const BATCH = 20
const AHEAD = 2
/** Without workers: how many pages are packed at the same time. */
const AT_ONCE = 4

/** Where pages are written and how; `serverFile` is the built server entry, and `fonts` are the files of the font of their cards. */
export type Prerendering = Omit<WorkerInput, 'serverEntry'> & { serverFile: string }

/**
 * Writes pages below `root`, packed, in worker threads when there are many. Tasks are taken as they are needed and results are handed over
 * as they come, in any order, so that memory does not grow with the number of pages.
 */
export async function prerender(
  { serverFile, fonts, ...input }: Prerendering,
  tasks: Iterable<PageTask>,
  onResult: (result: PageResult) => void,
): Promise<void> {
  const source = tasks[Symbol.iterator]()
  const first = take(source, MANY_PAGES)
  if (first.length === 0) return
  const serverEntry = pathToFileURL(serverFile).href
  if (first.length < MANY_PAGES) {
    const entry = (await import(serverEntry)) as ServerEntry
    await entry.prepare()
    const writing = { ...input, entry, pack: packBeside, drawCard: cardsIn(fonts) }
    await atOnce(AT_ONCE, first, async (task) => onResult(await writePage(writing, task)))
    return
  }
  const next = () => (first.length > 0 ? first.splice(0, BATCH) : take(source, BATCH))
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 8) }, () => feed({ serverEntry, fonts, ...input }, next, onResult)),
  )
}

function take(source: Iterator<PageTask>, most: number): PageTask[] {
  const taken: PageTask[] = []
  while (taken.length < most) {
    const step = source.next()
    if (step.done) break
    taken.push(step.value)
  }
  return taken
}

/** Runs one worker until there are no more batches. */
function feed(input: WorkerInput, next: () => PageTask[], onResult: (result: PageResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), { workerData: input })
    let underWay = 0
    const give = () => {
      const batch = next()
      if (batch.length === 0) return
      underWay += 1
      worker.postMessage(batch)
    }
    const stop = (settle: () => void) => void worker.terminate().then(settle)
    const guarded = (work: () => void) => {
      try {
        work()
        if (underWay === 0) stop(resolve)
      } catch (error) {
        // Making a task failed, which is a bug; the workers must not keep the process alive.
        stop(() => reject(error as Error))
      }
    }
    worker.on('message', (results: PageResult[]) =>
      guarded(() => {
        underWay -= 1
        for (const result of results) onResult(result)
        give()
      }),
    )
    worker.on('error', reject)
    worker.once('online', () =>
      guarded(() => {
        for (let batch = 0; batch < AHEAD; batch += 1) give()
      }),
    )
  })
}
