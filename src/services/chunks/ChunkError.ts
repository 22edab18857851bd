/** Why code did not arrive. `timeout`: nothing came in time; `failed`: the request failed or its answer was no code. */
type ChunkFailure = 'timeout' | 'failed'

/**
 * A code chunk that could not be loaded (R6.5). Its name is `ChunkLoadError`, its message begins with `Loading chunk` and says `failed`.
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
 * A style chunk that could not be loaded (R6.5). Its code is `CSS_CHUNK_LOAD_FAILED`, its message begins with `Loading CSS chunk` and says
 * `failed`.
 */
export class CssChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly code = 'CSS_CHUNK_LOAD_FAILED'

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading CSS chunk ${chunk} failed`, options)
  }
}

/** Whether an error says that code or styles did not arrive, as opposed to a bug in code that did. */
export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError
}
