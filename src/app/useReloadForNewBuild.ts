import { useEffect, useRef, useState } from 'react'
import { ChunkLoadError, isChunkError } from '#src/services/chunks/ChunkError.ts'
import { reloadOnce } from '#src/services/chunks/reloadOnce.ts'
import type { PageState } from './pageStore.ts'

/**
 * Reloads the whole document, once per history entry, if a page belongs to another build than `build`, or if only its document is available
 * (R6.5, N01, N02). Returns what the state still needs. `nothing`: it can be shown, and a failure can be retried in place. `reload`: the
 * document is reloading. `document`: only a new document helps, but there is no connection, it was tried before, or code took too long and
 * the reader decides (N03). Retrying in place would not help then: some browsers never request failed code twice, and none requests pending
 * code twice (N12).
 */
export function useReloadForNewBuild(state: PageState, build: string): 'nothing' | 'reload' | 'document' {
  const [tried, setTried] = useState<PageState | null>(null)
  const needsDocument = state.status === 'outdated' || (state.status === 'failed' && isChunkError(state.error))
  const isStale = needsDocument && !isTimeout(state)
  const hasShown = useRef(false)
  useEffect(() => {
    if (state.status === 'ready') hasShown.current = true
    // An entry revisited through the history may reload again for its data; missing code stays missing.
    const isAgain = state.status === 'outdated' && hasShown.current
    // oxlint-disable-next-line react/set-state-in-effect -- Whether a reload was tried is known only once it was refused.
    if (isStale && (!navigator.onLine || !reloadOnce(build, window, isAgain))) setTried(state)
  }, [isStale, state, build])
  if (isStale && tried !== state) return 'reload'
  return needsDocument ? 'document' : 'nothing'
}

function isTimeout(state: PageState): boolean {
  return state.status === 'failed' && state.error instanceof ChunkLoadError && state.error.failure === 'timeout'
}
