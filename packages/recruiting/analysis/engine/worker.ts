import { createDesk } from './createDesk.ts'
import type { WorkerAnswer, WorkerRequest } from './messages.ts'

const answer = (message: WorkerAnswer) => (self as unknown as { postMessage(message: WorkerAnswer): void }).postMessage(message)
const desk = createDesk()

self.addEventListener('message', ({ data: { id, task } }: MessageEvent<WorkerRequest>) => {
  desk(task, (progress) => answer({ id, kind: 'progress', progress })).then(
    (output) => answer({ id, kind: 'done', output }),
    // Only the name: a message can quote the visitor’s text, and failures are reported.
    (error: unknown) => answer({ id, kind: 'failed', error: error instanceof Error ? error.name : 'Error' }),
  )
})
