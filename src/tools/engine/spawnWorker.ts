import type { WorkerLike } from './createLocalEngine.ts'

/** Starts the worker that analyses. Throws where the browser allows none. */
export function spawnWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
}
