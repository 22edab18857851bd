import { parentPort, workerData } from 'node:worker_threads'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type PlainPage, writePlainPages } from './plainSite.tsx'

/** What a worker of the bare loop is started with. */
export type PlainWorkerInput = { shell: ShellData; dist: string }

const { shell, dist } = workerData as PlainWorkerInput
parentPort!.on('message', (pages: PlainPage[]) => parentPort!.postMessage(writePlainPages(shell, dist, pages)))
