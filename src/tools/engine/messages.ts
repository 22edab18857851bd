import type { Progress } from './AnalysisEngine.ts'

/** What the page asks the worker for. */
export type WorkerRequest = { id: number; name: string; input: unknown }

/** What the worker answers. `failed` carries the name of an error that nobody expected. */
export type WorkerAnswer = { id: number } & (
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: string }
)
