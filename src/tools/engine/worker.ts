import type { WorkerAnswer, WorkerRequest } from './messages.ts'
import { type OperationName, operations } from './operations.ts'

const answer = (message: WorkerAnswer) => (self as unknown as { postMessage(message: WorkerAnswer): void }).postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, name, input } = data
  const operation = operations[name as OperationName] as (
    input: unknown,
    report: (progress: { done: number; total: number; what: string }) => void,
  ) => Promise<unknown>
  operation(input, (progress) => answer({ id, kind: 'progress', progress })).then(
    (output) => answer({ id, kind: 'done', output }),
    // The name only: a message may quote the visitor’s text, and failures are reported.
    (error: unknown) => answer({ id, kind: 'failed', error: error instanceof Error ? error.name : 'Error' }),
  )
})
