import { ChunkLoadError } from './ChunkError.ts'

/**
 * What `job` gives, when it does so within `timeoutMs`; otherwise it fails with a `ChunkLoadError` of the kind `timeout`, which calls the
 * awaited thing `name`, and the signal tells the job to stop.
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
