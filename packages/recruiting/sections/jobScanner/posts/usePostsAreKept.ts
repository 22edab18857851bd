import { useKeeping, usePersistenceStatus } from 'page-builder/store'

/** Whether posts and accounts outlive the page: not where the visitor has the tool keep nothing, nor where the browser gives no storage. */
export function usePostsAreKept(): boolean {
  const { word } = useKeeping('jobScanner')
  const { state } = usePersistenceStatus()
  return word !== 'notKept' && !['memory-only', 'timed-out', 'read-only'].includes(state)
}
