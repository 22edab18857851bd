import { configureStore, type Reducer, type ThunkDispatch, type UnknownAction, isAction, type Middleware } from '@reduxjs/toolkit'
import { jsonFault } from './json.ts'
import type { StoredState } from './results.ts'

/**
 * Rejects an action whose payload JSON cannot represent (a File, a Blob, a function, a cycle, BigInt …): throws a TypeError that names the
 * action and the path, and the state stays unchanged. Otherwise persistence would drop the slice silently on the next write.
 */
const jsonOnly: Middleware = () => (next) => (action) => {
  // redux-persist’s own actions have callbacks; they never reach a slice.
  if (isAction(action) && 'payload' in action && !action.type.startsWith('persist/')) {
    const fault = action.payload === undefined ? undefined : jsonFault(action.payload)
    if (fault !== undefined) throw new TypeError(`${action.type}: ${fault}; state holds JSON only.`)
  }
  return next(action)
}

/**
 * A new store with every call, so that nothing leaks from one prerendered page into the next. It is not persisted: `openStore` passes a
 * persisting reducer.
 */
export function createStore<State extends StoredState>(reducer: Reducer<State, UnknownAction, Partial<State>>) {
  return configureStore({
    reducer,
    // The toolkit’s checks traverse the whole state after every action; `jsonOnly` checks the payload, in production too.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(jsonOnly),
    // State contains visitors’ texts: it is not shown to browser extensions.
    devTools: false,
  })
}

/** The store. */
export type AppStore<State extends StoredState = StoredState> = ReturnType<typeof createStore<State>>

/** Dispatchable actions. */
export type AppDispatch<State extends StoredState = StoredState> = ThunkDispatch<State, undefined, UnknownAction>
