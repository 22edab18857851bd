import { isChunkError } from '#src/services/chunks/ChunkError.ts'
import type { PageState } from './pageStore.ts'

/**
 * Whether a page can only be had with its whole document: it is of another build, or code did not arrive. Trying again in place would not
 * do, since some browsers never ask for code twice that failed, and none asks twice for code that is still on its way (N12).
 */
export function needsDocument(state: PageState): boolean {
  return state.status === 'outdated' || (state.status === 'failed' && isChunkError(state.error))
}
