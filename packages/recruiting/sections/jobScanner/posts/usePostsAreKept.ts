import { useKeeping, usePersistenceStatus } from 'page-builder/store'

/** Whether posts and accounts are stored beyond this page: not if the visitor has turned storing off, or if the browser has no storage. */
export function usePostsAreKept(): boolean {
  const { word } = useKeeping('jobScanner')
  const { state } = usePersistenceStatus()
  return word !== 'notKept' && !['memory-only', 'timed-out', 'read-only'].includes(state)
}
