import type { ReadFailure } from './ReadDocument.ts'

/** The reason for aborting a read, thrown within a reader and converted to a value by `readFile`. */
export class Stop extends Error {
  readonly failure: ReadFailure

  constructor(failure: ReadFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

/**
 * Watches for timeouts and cancellation while a file is read. `check` throws a Stop; `guard` awaits work and rejects with one while the
 * work is pending.
 */
export type Watch = { check(): void; guard<Value>(work: Promise<Value>): Promise<Value>; end(): void }

/** Starts a watch. */
export function startWatch(milliseconds: number, signal?: AbortSignal): Watch {
  const end = Date.now() + milliseconds
  let stop: (stop: Stop) => void = () => undefined
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject))
  stopped.catch(() => undefined)
  const tooSlow = () => new Stop({ reason: 'tooSlow', limit: milliseconds })
  const cancelled = () => stop(new Stop({ reason: 'cancelled' }))
  const timer = setTimeout(() => stop(tooSlow()), Math.min(milliseconds, 2 ** 31 - 1))
  signal?.addEventListener('abort', cancelled)
  return {
    check() {
      if (signal?.aborted) throw new Stop({ reason: 'cancelled' })
      if (Date.now() >= end) throw tooSlow()
    },
    guard: (work) => Promise.race([work, stopped]),
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancelled)
    },
  }
}
