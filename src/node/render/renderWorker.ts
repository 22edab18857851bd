import { parentPort, workerData } from 'node:worker_threads'
import { type Frame, type PageJob, type ServerEntry, writePages } from './pageWriter.ts'

/** What a worker is started with. */
export type WorkerInput = { serverEntry: string; frame: Frame; dist: string }

const { serverEntry, frame, dist } = workerData as WorkerInput
const entry = (await import(serverEntry)) as ServerEntry
await entry.prepare()
parentPort!.on('message', (jobs: PageJob[]) => parentPort!.postMessage(writePages(entry, frame, dist, jobs)))
