import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadDocument, ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { AdvertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'
import type { Letters } from '#packages/recruiting/analysis/recognition/startReader.ts'
import { type AnalysisEngine, EngineError, type EngineFailure, type RunOptions } from './AnalysisEngine.ts'
import { type DocumentSource, documentsIn, type KeptResult } from './KeptDocument.ts'
import type { AnalysisOutput } from './operations.ts'
import type { DocumentToRead, ReportProgress, Task, WorkerAnswer, WorkerRequest } from './messages.ts'

/** What the engine needs of a worker. */
export type WorkerLike = {
  postMessage(message: WorkerRequest): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { data: WorkerAnswer }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

/** The engine of this browser, with what it does for a service that analyses and for posts. */
export type LocalEngine = AnalysisEngine & {
  /** Starts the worker and fetches what the first analysis of a tool would be kept waiting by. Whether that works is nobody’s concern. */
  prepare(tool: ToolType): void
  /** Documents with all that was read of them. */
  whole(documents: readonly number[], options: RunOptions): Promise<ReadDocument[]>
  /** The answer of a service as the output of a tool; null when it is something else. */
  parse<Tool extends ToolType>(tool: Tool, answer: unknown, options: RunOptions): Promise<AnalysisOutput<Tool> | null>
  /** What a post about an advert can say. */
  facts(advert: string, options: RunOptions): Promise<AdvertFacts>
  /** The text of a document that holds pictures of text, read with the files of `letters`; empty when no letters are found. */
  recognise(file: File, letters: Letters, limits: ReadLimits, options: RunOptions): Promise<string>
}

type Run = { resolve(output: unknown): void; reject(error: EngineError): void; onProgress: ReportProgress | undefined }

/** The most milliseconds that a timer can wait. Nobody waits for what is made ready: an analysis that comes next has a limit of its own. */
const UNLIMITED = 2 ** 31 - 1

/** Where a document came from, so that it can be read again. */
type Origin = { source: DocumentSource; limits: ReadLimits }

/**
 * Reads and analyses in a worker of this browser, one worker for all runs. Documents stay in the worker. Whatever must stop is stopped by
 * ending the worker, since code that hangs cannot be asked: runs that were on their way at the same time then fail as `cancelled`, the next
 * run starts a new worker, and documents that it lacks are read into it again.
 */
export function createLocalEngine(spawn: () => WorkerLike = spawnWorker): LocalEngine {
  let worker: WorkerLike | undefined
  let lastRun = 0
  let lastDocument = 0
  const runs = new Map<number, Run>()
  const origins = new Map<number, Origin>()
  /** The documents that the present worker holds. */
  const held = new Set<number>()

  function start(): WorkerLike {
    const started = spawn()
    started.addEventListener('message', ({ data }) => {
      const run = runs.get(data.id)
      if (data.kind === 'progress') return run?.onProgress?.(data.progress)
      runs.delete(data.id)
      if (data.kind === 'done') run?.resolve(data.output)
      else run?.reject(new EngineError('crashed', { cause: data.error }))
    })
    const crash = () => {
      if (worker === started) stop('crashed')
    }
    started.addEventListener('error', crash)
    started.addEventListener('messageerror', crash)
    return started
  }

  function stop(reason: EngineFailure, first?: number) {
    worker?.terminate()
    worker = undefined
    held.clear()
    const ended = [...runs]
    runs.clear()
    for (const [id, run] of ended) run.reject(new EngineError(first === undefined || id === first ? reason : 'cancelled'))
  }

  function perform<Output>(task: Task, { signal, milliseconds, onProgress }: RunOptions): Promise<Output> {
    if (signal?.aborted) return Promise.reject(new EngineError('cancelled'))
    const id = ++lastRun
    let patience: ReturnType<typeof setTimeout> | undefined
    const cancel = () => stop('cancelled', id)
    const result = new Promise<unknown>((resolve, reject) => {
      runs.set(id, { resolve, reject, onProgress })
      patience = setTimeout(() => stop('tooSlow', id), milliseconds)
      signal?.addEventListener('abort', cancel)
      try {
        worker ??= start()
        worker.postMessage({ id, task })
      } catch (error) {
        runs.delete(id)
        reject(new EngineError('crashed', { cause: error }))
      }
    })
    return result.finally(() => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', cancel)
    }) as Promise<Output>
  }

  async function readAs(documents: readonly (Origin & { id: number })[], limits: ReadLimits, options: RunOptions): Promise<KeptResult[]> {
    const toRead = await Promise.all(
      documents.map(async ({ id, source }): Promise<DocumentToRead> => {
        const { name } = source
        return 'text' in source ? { id, ...source } : { id, name, bytes: await bytesOf(source.file) }
      }),
    )
    const results = await perform<KeptResult[]>({ kind: 'read', documents: toRead, limits }, options)
    for (const result of results) if (result.ok) held.add(result.document.id)
    return results
  }

  /** Performs a task on documents, once those that the worker lacks, as after a run that was ended, are read again. */
  function performOn<Output>(documents: readonly number[], task: Task, options: RunOptions): Promise<Output> {
    const lost = documents.filter((id) => !held.has(id))
    return lost.length === 0 ? perform(task, options) : recover(lost, options).then(() => perform(task, options))
  }

  async function recover(documents: readonly number[], options: RunOptions) {
    for (const id of documents) {
      const origin = origins.get(id)
      const [result] = origin ? await readAs([{ id, ...origin }], origin.limits, { ...options, onProgress: undefined }) : []
      if (!result?.ok) throw new EngineError('crashed', { cause: result?.failure.reason ?? 'released' })
    }
  }

  return {
    async read(sources, limits, options) {
      const documents = sources.map((source) => ({ id: ++lastDocument, source, limits }))
      const results = await readAs(documents, limits, options)
      for (const { id, ...origin } of documents) if (held.has(id)) origins.set(id, origin)
      return results
    },
    prepare(tool) {
      // What could not be fetched now is asked for anew by another worker: browsers remember failures of code.
      perform({ kind: 'prepare', tool }, { milliseconds: UNLIMITED }).catch(() => {
        if (runs.size === 0) stop('crashed')
      })
    },
    analyse: (tool, input, options) => performOn(documentsIn(input), { kind: 'analyse', tool, input }, options),
    whole: (documents, options) => performOn(documents, { kind: 'give', documents: [...documents] }, options),
    parse: (tool, answer, options) => perform({ kind: 'parse', tool, answer }, options),
    facts: (advert, options) => perform({ kind: 'facts', advert }, options),
    async recognise(file, letters, limits, options) {
      const bytes = await bytesOf(file)
      if (!bytes) throw new EngineError('crashed')
      return perform({ kind: 'recognise', name: file.name, bytes, letters, limits }, options)
    },
    keep(documents) {
      const wanted = new Set(documents)
      const released = [...origins.keys()].filter((id) => !wanted.has(id))
      for (const id of released) {
        origins.delete(id)
        held.delete(id)
      }
      if (worker && released.length > 0) worker.postMessage({ id: ++lastRun, task: { kind: 'release', documents: released } })
    },
    close() {
      stop('cancelled')
      origins.clear()
    },
  }
}

/** The bytes of a file; null when the browser cannot read it, as when it was moved meanwhile or is a folder. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** Starts the worker that analyses. Throws where the browser allows none. */
function spawnWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
}
