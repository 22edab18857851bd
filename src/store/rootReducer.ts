import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { SLICES } from './slices/index.ts'

type Reducers = { [Name in keyof typeof SLICES]: (typeof SLICES)[Name]['reducer'] }
const combined = combineReducers(Object.fromEntries(Object.entries(SLICES).map(([name, { reducer }]) => [name, reducer])) as Reducers)

/** The state of all slices, by name. */
export type RootState = ReturnType<typeof combined>

/** Takes over whole slices from outside: what another tab has saved. */
export const adopted = createAction<Partial<RootState>>('store/adopted')

/** Empties every slice. */
export const cleared = createAction('store/cleared')

/** The reducer of the whole store: the slices, and the two actions that speak of all of them. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (cleared.match(action)) return combined(undefined, action)
  const next = combined(state, action)
  return adopted.match(action) ? { ...next, ...action.payload } : next
}

/** The state before anything has happened. */
export const INITIAL_STATE: RootState = combined(undefined, { type: 'store/initial' })
