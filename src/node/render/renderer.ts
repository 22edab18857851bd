import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { forEachConcurrently } from '#src/node/files/forEachConcurrently.ts'
import { packBeside } from './packing.ts'
import type { ServerEntry } from './pageWriter.ts'
import type { WorkerInput } from './renderWorker.ts'
import { type PageResult, type PageTask, cardsIn, writePage } from './writePage.ts'

/** Number of pages from which workers pay off: each one loads the server code. */
const MANY_PAGES = 150
/** Number of pages per batch, and of batches sent ahead so that a worker never waits. */
const BATCH = 20
const AHEAD = 2
/** Maximum number of workers. */
const MOST_THREADS = 8
/** Number of pages compressed in parallel without workers. */
const AT_ONCE = 4

/**
 * How and where pages are written; `serverFile` is the built server entry, `ownFile` the company’s own sections, and `fonts` are the font
 * files of their cards.
 */
export type Prerendering = Omit<WorkerInput, 'serverEntry' | 'ownEntry'> & { serverFile: string; ownFile?: string | undefined }

/**
 * Renders pages and writes them below `root`, compressed: in worker threads if there are many. Tasks are taken on demand and results passed
 * on immediately, in any order, so that memory does not grow with the number of pages.
 */
export type Renderer = {
  write(tasks: Iterable<PageTask>, onResult: (result: PageResult) => void): Promise<void>
  /** Terminates idle threads. */
  stop(): void
}

/** Returns a renderer. With `sure`, the number of pages that will certainly be built, threads load their code immediately. */
export function renderer({ serverFile, ownFile, fonts, ...input }: Prerendering, sure = 0): Renderer {
  const serverEntry = pathToFileURL(serverFile).href
  const ownEntry = ownFile === undefined ? undefined : pathToFileURL(ownFile).href
  const threads = () =>
    Array.from({ length: Math.min(availableParallelism(), MOST_THREADS) }, () => renderThread({ serverEntry, ownEntry, fonts, ...input }))
  let waiting = sure < MANY_PAGES ? undefined : threads()
  return {
    async write(tasks, onResult) {
      const source = tasks[Symbol.iterator]()
      const first = take(source, MANY_PAGES)
      if (first.length === 0) return
      if (first.length < MANY_PAGES) {
        const entry = (await import(serverEntry)) as ServerEntry
        await entry.prepare(undefined, ownEntry)
        const writing = { ...input, entry, pack: packBeside, drawCard: cardsIn(fonts) }
        await forEachConcurrently(AT_ONCE, first, async (task) => onResult(await writePage(writing, task)))
        return
      }
      const next = () => (first.length > 0 ? first.splice(0, BATCH) : take(source, BATCH))
      const begun = waiting ?? threads()
      waiting = undefined
      await Promise.all(begun.map((thread) => feed(thread, next, onResult)))
    },
    stop() {
      for (const { worker } of waiting ?? []) void worker.terminate()
      waiting = undefined
    },
  }
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

/** A worker that may still be starting; `failed` rejects if it fails. */
type RenderThread = { worker: Worker; failed: Promise<never> }

function renderThread(input: WorkerInput): RenderThread {
  const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), { workerData: input })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  // The code that sends it a page handles the rejection, which may occur before.
  failed.catch(() => {})
  return { worker, failed }
}

/** Keeps one worker busy until there are no more batches. */
function feed({ worker, failed }: RenderThread, next: () => PageTask[], onResult: (result: PageResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
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
        // Creating a task failed, which is a bug; the workers must not keep the process alive.
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
    failed.catch(reject)
    guarded(() => {
      for (let batch = 0; batch < AHEAD; batch += 1) give()
    })
  })
}
