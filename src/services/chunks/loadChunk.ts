import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { ChunkLoadError, CssChunkLoadError } from './ChunkError.ts'
import { withinTime } from './withinTime.ts'

/** Pause before the one silent retry, in milliseconds. */
export const RETRY_DELAY_MS = 400

/**
 * Every lazy import uses this function (R6.4, R6.5). Returns the module; retries once after a short pause if it did not load; fails with a
 * `ChunkLoadError` or `CssChunkLoadError`. `name` names the chunk in messages. An attempt that exceeds the timeout counts as failed and is
 * not repeated, because browsers answer the same import with the same pending request. Errors thrown by the module’s code are passed on.
 */
export async function loadChunk<Module>(name: string, importModule: () => Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<Module> {
  try {
    return await attempt(name, importModule, timeoutMs)
  } catch (error) {
    if (error instanceof ChunkLoadError && error.failure === 'timeout') throw error
    if (!(error instanceof ChunkLoadError) && !(error instanceof CssChunkLoadError)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    // Vite treats a failed style sheet as loaded and would continue without it, so it is inserted manually.
    if (error instanceof CssChunkLoadError) await withinTime(name, () => addStyleSheet(error), timeoutMs)
    return attempt(name, importModule, timeoutMs)
  }
}

async function attempt<Module>(name: string, importModule: () => Promise<Module>, timeoutMs: number): Promise<Module> {
  try {
    return await withinTime(name, importModule, timeoutMs)
  } catch (error) {
    throw named(name, error)
  }
}

const MODULE_FAILURE = new RegExp(
  'dynamically imported module|importing a module script|module script failed|error loading dynamically|' +
    'Failed to fetch|NetworkError|Load failed',
  'i',
)
const CSS_FAILURE = /Unable to preload CSS for (\S+)/

/** An error of the browser or of Vite, converted to ours; other errors unchanged. */
function named(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChunkLoadError) return error
  const css = CSS_FAILURE.exec(error.message)
  if (css) return new CssChunkLoadError(css[1]!, { cause: error })
  // A proxy that truncates or rewrites code makes it invalid (SyntaxError): the effect for visitors is the same.
  if (MODULE_FAILURE.test(error.message) || error instanceof SyntaxError) return new ChunkLoadError(name, 'failed', { cause: error })
  return error
}

function addStyleSheet(error: CssChunkLoadError): Promise<void> {
  const address = CSS_FAILURE.exec((error.cause as Error).message)![1]!
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `${address}?retry=1`
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(error))
    document.head.append(link)
  })
}
