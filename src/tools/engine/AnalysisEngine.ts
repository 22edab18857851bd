import type { OperationName, Operations } from './operations.ts'

/** What a run is given beside its input: a signal that cancels it, the milliseconds it may take, and who hears how far it is. */
export type RunOptions = { signal?: AbortSignal; milliseconds: number; onProgress?(progress: Progress): void }

/** How far a run is: `done` of `total` steps, and what is being worked on (the name of a file, or empty). */
export type Progress = { done: number; total: number; what: string }

/**
 * Who analyses: this browser, or a service. Both give the same results. A run fails with an EngineError and with nothing else; faults of
 * documents are part of the results.
 */
export type AnalysisEngine = {
  run<Name extends OperationName>(name: Name, input: Operations[Name]['input'], options: RunOptions): Promise<Operations[Name]['output']>
  /** Lets go of everything that runs. */
  close(): void
}

/** Why a run ended without a result. `crashed`: the code failed or ran out of memory; `unreachable`: a service did not answer as agreed. */
export type EngineFailure = 'cancelled' | 'tooSlow' | 'crashed' | 'unreachable'

/** The failure of a run. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly reason: EngineFailure

  constructor(reason: EngineFailure, options?: ErrorOptions) {
    super(`The analysis ended without a result: ${reason}`, options)
    this.reason = reason
  }
}
