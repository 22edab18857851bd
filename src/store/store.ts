import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { jsonOnly } from './jsonOnly.ts'
import { rootReducer, type RootState } from './rootReducer.ts'

/**
 * A store of its own with every call, so that nothing leaks from one prerendered page into the next. It is kept nowhere: `openStore`
 * passes the reducer that also persists.
 */
export function createStore(reducer: Reducer<RootState, UnknownAction, Partial<RootState>> = rootReducer) {
  return configureStore({
    reducer,
    // The checks that come with the toolkit walk the whole state after every action; `jsonOnly` looks at the payload, in production too.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(jsonOnly),
    // State holds the text of resumes: it is not shown to browser extensions.
    devTools: false,
  })
}

/** The store. */
export type AppStore = ReturnType<typeof createStore>

/** What may be dispatched. */
export type AppDispatch = AppStore['dispatch']
