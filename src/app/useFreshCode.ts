import { useEffect, useState } from 'react'
import { ChunkLoadError } from '#src/services/chunks/ChunkError.ts'
import { reloadOnce } from '#src/services/chunks/reloadOnce.ts'
import { needsDocument } from './needsDocument.ts'
import type { PageState } from './pageStore.ts'

/**
 * A page whose code or data belongs to another build is loaded anew with its whole document, once (N01, N02). Gives `reloading` while that
 * is under way or about to be, and `as-is` when the state is to be shown as it is: nothing is stale, there is no connection, or it was
 * tried before. Code that took too long is not stale: there the reader decides (N03).
 */
export function useFreshCode(state: PageState, build: string): 'reloading' | 'as-is' {
  const [tried, setTried] = useState<PageState | null>(null)
  const isStale = needsDocument(state) && !isTimeout(state)
  useEffect(() => {
    if (isStale && (!navigator.onLine || !reloadOnce(build, window))) setTried(state)
  }, [isStale, state, build])
  return isStale && tried !== state ? 'reloading' : 'as-is'
}

function isTimeout(state: PageState): boolean {
  return state.status === 'failed' && state.error instanceof ChunkLoadError && state.error.failure === 'timeout'
}
