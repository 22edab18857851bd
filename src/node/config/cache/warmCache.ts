import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type FileHashes, fileHashes } from '#src/node/files/fileHashes.ts'
import { hashesWith } from '#src/node/files/hashesWith.ts'
import type { ConfigCache } from './configCache.ts'
import type { FactsAnswer, FactsBatch, FactsInput } from './factsWorker.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { makePageFacts } from '#src/node/config/assemble/makePageFacts.ts'
import { renderedSectionsWriter } from './renderedSectionsFile.ts'
import { pageReader } from './pageReader.ts'
import { type SharedConfig, sharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import { spooled } from './spooled.ts'

/** Data that was read before loading. */
export type BegunLoading = { hashes: FileHashes; shared: SharedConfig }

/** Number of unknown pages from which starting threads is faster. */
const MANY_PAGES = 1000

const BATCH = 50

/** Maximum number of threads, including this one. */
const MOST_THREADS = 8

/**
 * Computes missing facts of the pages of a config folder, at a moment in milliseconds since 1970, with threads if there are many. Returns
 * what it has read of the folder; undefined if there are too few, and loading computes them.
 */
export async function warmCache(
  configDir: string,
  listed: ListedFiles,
  memory: ConfigCache,
  at: number,
): Promise<BegunLoading | undefined> {
  // Counted before anything is read. The number of rows is an estimate, so it counts only while nothing is known.
  const rows = memory.facts.size === 0 ? rowsIn(configDir, listed) : 0
  if (listed.json.length + rows - memory.facts.size < MANY_PAGES) return undefined
  const threads = threadCount()
  // Threads load their code while the first files are read here.
  const workers = Array.from({ length: threads }, (_, index) =>
    factsThread({ configDir, listed, at, spool: memory.contents?.fileOf(index), texts: [] }),
  )
  const writer = memory.contents && renderedSectionsWriter(memory.contents.fileOf(threads))
  try {
    const hashes = fileHashes(configDir, memory.stamps)
    const shared = sharedConfig(configDir, listed, hashes, memory.shared)
    const waiting = pageReader(shared, memory, at).unknownAt(at)
    await shareOut(workers, waiting, {
      take({ facts, stamps, spooled }, index) {
        for (const page of facts) memory.facts.set(page.file, page)
        hashes.note(stamps)
        memory.contents?.note(index, spooled)
      },
      make(file) {
        // Only facts outlive this turn: everything else would be copied by each garbage collection.
        const page = makePageFacts(file, shared, at)
        memory.facts.set(file, page.facts)
        if (writer) memory.contents?.note(threads, spooled(page, writer))
      },
    })
    memory.changes += waiting.length
    return { hashes, shared }
  } finally {
    writer?.close()
    for (const worker of workers) void worker.terminate()
  }
}

/**
 * Computes facts of pages with other texts than those on disk, in threads, for a load with them at about the same moment. Does nothing if
 * they are few.
 */
export async function warmAhead(
  configDir: string,
  listed: ListedFiles,
  texts: ReadonlyMap<string, string>,
  memory: ConfigCache,
  at: number,
): Promise<void> {
  if (texts.size < MANY_PAGES) return
  const shared = sharedConfig(configDir, listed, hashesWith(fileHashes(configDir, memory.stamps), texts), memory.shared)
  const pages = new Set(shared.pageFiles)
  const others = [...texts].filter(([file]) => !pages.has(file))
  const waiting = pageReader(shared, memory, at)
    .unknownAt(at)
    .filter((file) => texts.has(file))
  if (waiting.length < MANY_PAGES) return
  const workers = Array.from({ length: threadCount() }, () => factsThread({ configDir, listed, at, spool: undefined, texts: others }))
  try {
    await shareOut(workers, waiting, {
      texts,
      take({ facts }) {
        for (const page of facts) memory.otherFacts.set(page.file, page)
      },
      make: (file) => void memory.otherFacts.set(file, makePageFacts(file, shared, at).facts),
    })
  } finally {
    for (const worker of workers) void worker.terminate()
  }
}

function threadCount(): number {
  return Math.min(availableParallelism(), MOST_THREADS) - 1
}

/** Reads files in threads and in this one: `take` gets the answers of a thread, `make` reads a file here. */
async function shareOut(
  workers: readonly Worker[],
  files: readonly string[],
  { texts, take, make }: { texts?: ReadonlyMap<string, string>; take(answer: FactsAnswer, index: number): void; make(file: string): void },
): Promise<void> {
  const queue = batchesOf(files)
  const batch = (of: readonly string[]): FactsBatch => ({
    files: of,
    texts: of.flatMap((file) => {
      const text = texts?.get(file)
      return text === undefined ? [] : [[file, text] as const]
    }),
  })
  const all = Promise.all(workers.map((worker, index) => feed(worker, queue, batch, (answer) => take(answer, index))))
  // Awaited below, after this thread’s own share; until then a failure would be unhandled.
  all.catch(() => {})
  for (const own of queue) {
    for (const file of own) {
      make(file)
      // A preview loads its code meanwhile, which takes hundreds of turns of this thread.
      await setImmediate()
    }
  }
  await all
}

/** Bytes of a typical row of data. */
const ROW_BYTES = 200

/** About how many rows the data of a config folder has. */
function rowsIn(configDir: string, { all }: ListedFiles): number {
  const data = all.filter((file) => file.startsWith('data/'))
  const sizes = data.map((file) => statSync(join(configDir, file), { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0) / ROW_BYTES
}

function batchesOf(files: readonly string[]): IterableIterator<string[]> {
  return Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) => files.slice(index * BATCH, (index + 1) * BATCH)).values()
}

function factsThread(input: FactsInput): Worker {
  return new Worker(new URL('./factsWorker.mjs', import.meta.url), { workerData: input })
}

/** Keeps a thread busy until nothing is waiting; it always has one batch queued while it processes another. */
function feed(
  worker: Worker,
  queue: Iterator<string[]>,
  batch: (files: readonly string[]) => FactsBatch,
  take: (answer: FactsAnswer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let atWork = 0
    const next = () => {
      const { value, done } = queue.next()
      if (!done) {
        worker.postMessage(batch(value))
        atWork += 1
      } else if (atWork === 0) resolve()
    }
    worker.on('message', (answer: string) => {
      take(JSON.parse(answer) as FactsAnswer)
      atWork -= 1
      next()
    })
    worker.on('error', reject)
    worker.once('online', () => {
      next()
      next()
    })
  })
}
