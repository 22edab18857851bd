import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Letters } from '#packages/recruiting/analysis/recognition/startReader.ts'

/** How far a run is: `done` of `total` steps, and what is being worked on (the name of a file, or empty). */
export type Progress = { done: number; total: number; what: string }

/** Tells how far a run is. */
export type ReportProgress = (progress: Progress) => void

/**
 * A document to be read and kept under `id`: the bytes of a file (null when the browser could not read it), or a text (`isFromPictures`:
 * one that was read off pictures).
 */
export type DocumentToRead = { id: number; name: string } & (
  | { bytes: Uint8Array | null }
  | { text: string; isFromPictures?: boolean | undefined }
)

/**
 * What a worker can be asked for. `input` names documents that it keeps; `give` asks for kept documents as a whole; `parse` for what a
 * service answered as the output of a tool, which gives null when it is none; `facts` for what a post about an advert can say;
 * `recognise` for the text of a document that holds pictures of text; `prepare` for what the first analysis of a tool would be kept waiting
 * by: code and tables.
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

/** What the page asks the worker for. */
export type WorkerRequest = { id: number; task: Task }

/** What the worker answers. `failed` carries the name of an error that nobody expected. */
export type WorkerAnswer = { id: number } & (
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: string }
)
