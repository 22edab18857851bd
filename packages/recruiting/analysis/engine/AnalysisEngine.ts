import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { DocumentSource, KeptResult } from './KeptDocument.ts'
import type { ReportProgress } from './messages.ts'
import type { AnalysisInput, AnalysisOutput } from './operations.ts'

/** What a run is given beside its input: a signal that cancels it, the milliseconds it may take, and who hears how far it is. */
export type RunOptions = { signal?: AbortSignal; milliseconds: number; onProgress?: ReportProgress }

/**
 * Who reads and analyses: this browser, or for analyses a service. Both give the same results. A run fails with an EngineError and with
 * nothing else; problems of documents are part of the results.
 */
export type AnalysisEngine = {
  /** Reads documents, one after the other, and keeps them; the results are in the order of the sources. */
  read(sources: readonly DocumentSource[], limits: ReadLimits, options: RunOptions): Promise<KeptResult[]>
  /** Runs the analysis of a tool. The documents that its input names must be kept; one that was lost meanwhile is read again. */
  analyse<Tool extends ToolType>(tool: Tool, input: AnalysisInput<Tool>, options: RunOptions): Promise<AnalysisOutput<Tool>>
  /** Lets go of all documents but these. */
  keep(documents: readonly number[]): void
  /** Ends everything that runs and lets go of all documents. It can be used again. */
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
