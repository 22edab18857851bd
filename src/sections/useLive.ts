import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server’s document and while that is taken over, true from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
