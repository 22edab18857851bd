import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadDocument, ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { AdvertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'
import type { Letters } from '#packages/recruiting/analysis/recognition/startReader.ts'
import { type AnalysisEngine, EngineError, type EngineFailure, type RunOptions } from './AnalysisEngine.ts'
import { type DocumentSource, documentsIn, type KeptResult } from './KeptDocument.ts'
import type { AnalysisOutput } from './operations.ts'
import type { DocumentToRead, ReportProgress, Task, WorkerAnswer, WorkerRequest } from './messages.ts'

/** The parts of `Worker` that the engine uses. */
export type WorkerLike = {
  postMessage(message: WorkerRequest): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { data: WorkerAnswer }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

/** The engine of this browser, including its functions for the service engine and for posts. */
export type LocalEngine = AnalysisEngine & {
  /** Starts the worker and loads the code and tables that would delay a tool’s first analysis. Errors are ignored. */
  prepare(tool: ToolType): void
  /** The complete documents. */
  whole(documents: readonly number[], options: RunOptions): Promise<ReadDocument[]>
  /** A service response as the output of a tool; null if it does not match. */
  parse<Tool extends ToolType>(tool: Tool, answer: unknown, options: RunOptions): Promise<AnalysisOutput<Tool> | null>
  /** The facts of an advert that a post can use. */
  facts(advert: string, options: RunOptions): Promise<AdvertFacts>
  /** The text recognized in a document’s pictures with the model files of `letters`; empty if no text is found. */
  recognise(file: File, letters: Letters, limits: ReadLimits, options: RunOptions): Promise<string>
}

type Run = { resolve(output: unknown): void; reject(error: EngineError): void; onProgress: ReportProgress | undefined }

/** The longest delay of a timer, in milliseconds. Preparing needs no timeout: an analysis that follows has its own. */
const UNLIMITED = 2 ** 31 - 1

/** The source of a document, so that it can be read again. */
type Origin = { source: DocumentSource; limits: ReadLimits }

/**
 * An engine with one worker in this browser for all runs; the worker stores the documents. To stop a run, the worker is terminated, because
 * code that hangs cannot be interrupted. Other runs in progress then fail as `cancelled`, the next run starts a new worker, and the
 * documents it needs are read again.
 */
export function createLocalEngine(spawn: () => WorkerLike = spawnWorker): LocalEngine {
  let worker: WorkerLike | undefined
  let lastRun = 0
  let lastDocument = 0
  const runs = new Map<number, Run>()
  const origins = new Map<number, Origin>()
  /** The documents in the current worker. */
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

  /** Performs a task on documents. Documents that the worker lacks, for instance after a restart, are read again first. */
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
      // Browsers cache failed module loads, so a new worker has to retry.
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

/** The bytes of a file; null if the browser cannot read it, for instance because it was moved or is a folder. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** Starts the worker that analyses. Throws if the browser does not allow workers. */
function spawnWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
}
