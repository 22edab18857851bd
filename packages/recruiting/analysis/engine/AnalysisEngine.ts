import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { DocumentSource, KeptResult } from './KeptDocument.ts'
import type { ReportProgress } from './messages.ts'
import type { AnalysisInput, AnalysisOutput } from './operations.ts'

/** The options of a run: a signal that cancels it, the timeout in milliseconds, and a progress callback. */
export type RunOptions = { signal?: AbortSignal; milliseconds: number; onProgress?: ReportProgress }

/**
 * An engine that reads and analyses: in this browser, or with a service for the analyses. Both return the same results. A run rejects only
 * with an EngineError; problems of documents are part of the results.
 */
export type AnalysisEngine = {
  /** Reads documents one by one and stores them; the results are in the order of the sources. */
  read(sources: readonly DocumentSource[], limits: ReadLimits, options: RunOptions): Promise<KeptResult[]>
  /** Runs the analysis of a tool. The documents in its input must be stored; one that was lost meanwhile is read again. */
  analyse<Tool extends ToolType>(tool: Tool, input: AnalysisInput<Tool>, options: RunOptions): Promise<AnalysisOutput<Tool>>
  /** Releases all documents except these. */
  keep(documents: readonly number[]): void
  /** Cancels all runs and releases all documents. The engine can be used again afterwards. */
  close(): void
}

/**
 * Why a run ended without a result. `crashed`: the code failed or ran out of memory; `unreachable`: a service did not respond as specified.
 */
export type EngineFailure = 'cancelled' | 'tooSlow' | 'crashed' | 'unreachable'

/** A failed run. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly reason: EngineFailure

  constructor(reason: EngineFailure, options?: ErrorOptions) {
    super(`The analysis ended without a result: ${reason}`, options)
    this.reason = reason
  }
}
