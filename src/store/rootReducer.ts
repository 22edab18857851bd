import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import type { ToolType } from '#src/contract/toolType.ts'
import { SLICES, TOOL_SLICES } from './slices/index.ts'
import type { Recruiter } from './slices/recruiter.ts'

type Reducers = { [Name in keyof typeof SLICES]: (typeof SLICES)[Name]['reducer'] }
const combined = combineReducers(Object.fromEntries(Object.entries(SLICES).map(([name, { reducer }]) => [name, reducer])) as Reducers)

/** The state of all slices, by name. */
export type RootState = ReturnType<typeof combined>

/** Takes over whole slices from outside: what another tab has saved. */
export const adopted = createAction<Partial<RootState>>('store/adopted')

/** Empties every slice. */
export const cleared = createAction('store/cleared')

/** Empties the result of one tool, and what it has noted for recruiters (R5.9). */
export const toolCleared = createAction<ToolType>('store/toolCleared')

// What the tools that write `recruiter` write of it (R5.2).
const NOTED: { [Tool in ToolType]?: readonly (keyof Recruiter)[] } = {
  talentSelector: ['ats_score', 'resumeReport', 'fieldsToAdd'],
  profileOptimizer: ['Linkedin_details'],
}

/** The reducer of the whole store: the slices, and the actions that speak of several of them. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (cleared.match(action)) return combined(undefined, action)
  const next = combined(state, action)
  if (toolCleared.match(action)) {
    const slice = TOOL_SLICES[action.payload]
    const noted = (NOTED[action.payload] ?? []).map((field) => [field, INITIAL_STATE.recruiter[field]] as const)
    return { ...next, [slice]: INITIAL_STATE[slice], recruiter: { ...next.recruiter, ...Object.fromEntries(noted) } }
  }
  return adopted.match(action) ? { ...next, ...action.payload } : next
}

/** The state before anything has happened. */
export const INITIAL_STATE: RootState = combined(undefined, { type: 'store/initial' })
