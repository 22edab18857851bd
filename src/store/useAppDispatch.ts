import { useCallback, useContext } from 'react'
import { OpenedStoreContext } from './OpenedStoreContext.ts'
import type { StoredState } from './results.ts'
import { sharedStore } from './sharedStore.ts'
import type { AppDispatch } from './store.ts'

/**
 * The dispatch of the store: that of the StoreProvider above or, where there is none (a section stands outside, since it shows before
 * rehydration), that of the page’s own store, which the first action then opens. A package says what it keeps: `useAppDispatch<State>`.
 */
export function useAppDispatch<State extends StoredState = StoredState>(): AppDispatch<State> {
  const opened = useContext(OpenedStoreContext)
  const dispatch = useCallback((action: never) => (opened ?? sharedStore()).store.dispatch(action), [opened])
  return dispatch as AppDispatch<State>
}
