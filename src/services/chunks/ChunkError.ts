/** Why code did not load. `timeout`: no response in time; `failed`: the request failed or its response was not code. */
type ChunkFailure = 'timeout' | 'failed'

/**
 * A code chunk that could not be loaded (R6.5). Its name is `ChunkLoadError`; its message starts with `Loading chunk` and contains
 * `failed`.
 */
export class ChunkLoadError extends Error {
  // Set by hand: minifiers change class names.
  override name = 'ChunkLoadError'
  readonly failure: ChunkFailure

  constructor(chunk: string, failure: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed${failure === 'timeout' ? ' (timeout)' : ''}`, options)
    this.failure = failure
  }
}

/**
 * A style chunk that could not be loaded (R6.5). Its code is `CSS_CHUNK_LOAD_FAILED`; its message starts with `Loading CSS chunk` and
 * contains `failed`.
 */
export class CssChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly code = 'CSS_CHUNK_LOAD_FAILED'

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading CSS chunk ${chunk} failed`, options)
  }
}

/** Whether an error means that code or styles did not load, as opposed to a bug in loaded code. */
export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError
}
