import { type AnalysisEngine, EngineError, type EngineFailure, type Progress, type RunOptions } from './AnalysisEngine.ts'
import type { WorkerAnswer, WorkerRequest } from './messages.ts'

/** What the engine needs of a worker. */
export type WorkerLike = {
  postMessage(message: WorkerRequest): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { data: WorkerAnswer }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
}

type Run = { resolve(output: unknown): void; reject(error: EngineError): void; onProgress?: ((progress: Progress) => void) | undefined }

/**
 * Runs analyses in a worker of this browser, one worker for all runs. Whatever must stop is stopped by ending the worker: code that hangs
 * cannot be asked. Runs that were on their way at the same time then fail as `cancelled`, and the next run starts a new worker.
 */
export function createLocalEngine(spawn: () => WorkerLike): AnalysisEngine {
  let worker: WorkerLike | undefined
  let lastId = 0
  const runs = new Map<number, Run>()

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
    const ended = [...runs]
    runs.clear()
    for (const [id, run] of ended) run.reject(new EngineError(first === undefined || id === first ? reason : 'cancelled'))
  }

  return {
    run(name, input, { signal, milliseconds, onProgress }: RunOptions) {
      if (signal?.aborted) return Promise.reject(new EngineError('cancelled'))
      const id = ++lastId
      let patience: ReturnType<typeof setTimeout> | undefined
      const cancel = () => stop('cancelled', id)
      const result = new Promise<unknown>((resolve, reject) => {
        runs.set(id, { resolve, reject, onProgress })
        patience = setTimeout(() => stop('tooSlow', id), milliseconds)
        signal?.addEventListener('abort', cancel)
        try {
          worker ??= start()
          worker.postMessage({ id, name, input })
        } catch (error) {
          runs.delete(id)
          reject(new EngineError('crashed', { cause: error }))
        }
      })
      return result.finally(() => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', cancel)
      }) as Promise<never>
    },
    close: () => stop('cancelled'),
  }
}
