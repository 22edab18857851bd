import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Letters } from '#packages/recruiting/analysis/recognition/startReader.ts'

/** The progress of a run: `done` of `total` steps, and the current item (a file name, or empty). */
export type Progress = { done: number; total: number; what: string }

/** Reports the progress of a run. */
export type ReportProgress = (progress: Progress) => void

/**
 * A document to read and store under `id`: the bytes of a file (null if the browser could not read it), or a text (`isFromPictures` if it
 * was recognized in pictures).
 */
export type DocumentToRead = { id: number; name: string } & (
  | { bytes: Uint8Array | null }
  | { text: string; isFromPictures?: boolean | undefined }
)

/**
 * The tasks of a worker. `input` refers to stored documents; `give` returns complete documents; `parse` validates a service response as the
 * output of a tool (null if invalid); `facts` returns the facts of an advert for a post; `recognise` returns the text in a document’s
 * pictures; `prepare` loads the code and tables that would delay a tool’s first analysis.
 */
export type Task =
  | { kind: 'read'; documents: DocumentToRead[]; limits: ReadLimits }
  | { kind: 'analyse'; tool: ToolType; input: object }
  | { kind: 'give'; documents: number[] }
  | { kind: 'parse'; tool: ToolType; answer: unknown }
  | { kind: 'facts'; advert: string }
  | { kind: 'recognise'; name: string; bytes: Uint8Array; letters: Letters; limits: ReadLimits }
  | { kind: 'release'; documents: number[] }
  | { kind: 'prepare'; tool: ToolType }

/** A request from the page to the worker. */
export type WorkerRequest = { id: number; task: Task }

/** A message from the worker. `failed` contains the name of an unexpected error. */
export type WorkerAnswer = { id: number } & (
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: string }
)
