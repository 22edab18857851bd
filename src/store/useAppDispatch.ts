import { useCallback, useContext } from 'react'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { StoredState } from './results.ts'
import { sharedStore } from './sharedStore.ts'
import type { AppDispatch } from './store.ts'

/**
 * The dispatch of the store: of the surrounding StoreProvider, or, without one (a section is outside, because it renders before
 * rehydration), of the page’s store, which the first action then opens. A package specifies its state: `useAppDispatch<State>`.
 */
export function useAppDispatch<State extends StoredState = StoredState>(): AppDispatch<State> {
  const opened = useContext(OpenedStoreContext)
  const dispatch = useCallback((action: never) => (opened ?? sharedStore()).store.dispatch(action), [opened])
  return dispatch as AppDispatch<State>
}
