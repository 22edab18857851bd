import { CHUNK_TIMEOUT_MS } from '#src/site/constants.ts'
import { ChunkLoadError, CssChunkLoadError } from './ChunkError.ts'
import { withinTime } from './withinTime.ts'

/** Pause before the one quiet second try, in milliseconds. */
export const RETRY_DELAY_MS = 400

/**
 * Every lazy import goes through here (R6.4, R6.5). Gives the module; tries once more after a short pause when it did not arrive; fails
 * with a `ChunkLoadError` or `CssChunkLoadError`. `name` names the chunk in messages. A try that takes longer than the time-out counts as
 * failed and is not repeated, since browsers answer the same import with the same pending request. Errors thrown by the code of the module
 * are passed on.
 */
export async function loadChunk<Module>(name: string, importModule: () => Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<Module> {
  try {
    return await attempt(name, importModule, timeoutMs)
  } catch (error) {
    if (error instanceof ChunkLoadError && error.failure === 'timeout') throw error
    if (!(error instanceof ChunkLoadError) && !(error instanceof CssChunkLoadError)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    // Vite counts a style sheet that failed as seen and would carry on without it, so it is put into the page by hand.
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

/** The error of a browser or of Vite under the name that the rest of the site knows; other errors as they are. */
function named(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChunkLoadError) return error
  const css = CSS_FAILURE.exec(error.message)
  if (css) return new CssChunkLoadError(css[1]!, { cause: error })
  // A proxy that cuts or rewrites code makes it unreadable (SyntaxError): to the visitor that is the same.
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
