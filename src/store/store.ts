import { configureStore, type Reducer, type ThunkDispatch, type UnknownAction, isAction, type Middleware } from '@reduxjs/toolkit'
import { jsonFault } from './json.ts'
import type { StoredState } from './results.ts'

/**
 * Refuses an action whose payload JSON cannot keep (a File, a Blob, a function, a cycle, BigInt …): throws a TypeError that names the
 * action and the place, and the state stays as it was. Without it, persistence would drop the slice on the next write, saying nothing.
 */
const jsonOnly: Middleware = () => (next) => (action) => {
  // redux-persist’s own actions carry callbacks; they never reach a slice.
  if (isAction(action) && 'payload' in action && !action.type.startsWith('persist/')) {
    const fault = action.payload === undefined ? undefined : jsonFault(action.payload)
    if (fault !== undefined) throw new TypeError(`${action.type}: ${fault}; state holds JSON only.`)
  }
  return next(action)
}

/**
 * A store of its own with every call, so that nothing leaks from one prerendered page into the next. It is kept nowhere: `openStore`
 * passes the reducer that also persists.
 */
export function createStore<State extends StoredState>(reducer: Reducer<State, UnknownAction, Partial<State>>) {
  return configureStore({
    reducer,
    // The checks that come with the toolkit walk the whole state after every action; `jsonOnly` looks at the payload, in production too.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(jsonOnly),
    // State holds texts of visitors: it is not shown to browser extensions.
    devTools: false,
  })
}

/** The store. */
export type AppStore<State extends StoredState = StoredState> = ReturnType<typeof createStore<State>>

/** What may be dispatched. */
export type AppDispatch<State extends StoredState = StoredState> = ThunkDispatch<State, undefined, UnknownAction>
