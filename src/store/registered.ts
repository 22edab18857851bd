import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { adopted, cleared, resultCleared } from './actions.ts'
import type { ResultSlice, Results, StoredState } from './results.ts'

const DAY_MS = 86_400_000

/** The combined declarations of packages. */
export type Registered<State extends StoredState = StoredState> = {
  /** The names of all slices, in the order of the packages’ declarations, which is that of the stored state. */
  names: readonly string[]
  /** A slice, and its maximum storage time, in milliseconds. */
  slices: Readonly<Record<string, ResultSlice<unknown> & { mostTime: number }>>
  resultOf: Readonly<Record<string, string>>
  askFirst: readonly string[]
  /** The initial state. */
  initial: State
  /** The reducer of the whole store: the slices, and the actions that affect several of them. */
  reducer(state: State | Partial<State> | undefined, action: UnknownAction): State
}

/**
 * Combines the packages’ declarations. Throws an Error if two packages use one slice name, because each would discard the other’s values,
 * and for a name that the stored state needs itself.
 */
export function registered<State extends StoredState>(packages: readonly Results<State>[]): Registered<State>
export function registered(packages: readonly Results[]): Registered {
  const slices: Record<string, ResultSlice<unknown> & { mostTime: number }> = {}
  for (const { slices: own, daysKept } of packages) {
    for (const [name, slice] of Object.entries(own)) {
      if (Object.hasOwn(slices, name)) throw new Error(`Two packages store results as "${name}". Rename the slice of one of them.`)
      if (name.startsWith('_'))
        throw new Error(`Results cannot be stored as "${name}". Rename the slice: its name must not start with "_".`)
      slices[name] = { ...slice, mostTime: (daysKept ?? Number.POSITIVE_INFINITY) * DAY_MS }
    }
  }
  const reducers = Object.entries(slices).map(([name, { reducer }]) => [name, reducer as Reducer<unknown, UnknownAction, unknown>] as const)
  const combined = combineReducers(Object.fromEntries(reducers))
  const initial: StoredState = combined(undefined, { type: 'store/initial' })
  const resultOf: Record<string, string> = Object.assign({}, ...packages.map((each) => each.resultOf))

  const reducer: Reducer<StoredState, UnknownAction, StoredState> = (state, action) => {
    if (cleared.match(action)) return combined(undefined, action)
    const next = combined(state, action)
    const name = resultCleared.match(action) ? resultOf[action.payload] : undefined
    if (name !== undefined) return { ...next, [name]: initial[name] }
    return adopted.match(action) ? { ...next, ...action.payload } : next
  }
  return { names: Object.keys(slices), slices, resultOf, askFirst: packages.flatMap(({ askFirst = [] }) => askFirst), initial, reducer }
}
