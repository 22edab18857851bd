import { ChunkLoadError } from './ChunkError.ts'

/**
 * The result of `job`, if it settles within `timeoutMs`; otherwise fails with a `ChunkLoadError` of the kind `timeout`, in which `name`
 * names the awaited resource, and the signal aborts the job.
 */
export async function withinTime<Value>(name: string, job: (signal: AbortSignal) => Promise<Value>, timeoutMs: number): Promise<Value> {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(name, 'timeout'))
      stop.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([job(stop.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}
