import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import type { ToolType } from '#schemas/toolType.ts'
import { isAnalysis } from './analysis.ts'
import { analysisSlice } from './analysisSlice.ts'
import type { Guard } from './guards.ts'
import { fbPages, isAccountLists, linkedinOrgs } from './slices/accountLists.ts'
import { dataScout, isDataScout } from './slices/dataScout.ts'
import { isRecruiter, recruiter } from './slices/recruiter.ts'
import { isCandidate, resumeChecker } from './slices/resumeChecker.ts'
import { isResumeJdSync, resumeSync } from './slices/resumeSync.ts'
import { isSmmPosts, smmPosts } from './slices/smmPosts.ts'
import { isSocialMediaDetails, socialMediaDetails } from './slices/socialMediaDetails.ts'
import { isTopResumes, talentSelector } from './slices/talentSelector.ts'

/**
 * How two versions of a slice that were changed apart become one. `whole`: a single result, the later write stands. `fields`: field by
 * field, the later write stands in each. `records`: lists and records are joined, what was added on either side stays, what was removed
 * goes; items of a list are told apart by their id. `items`: the same, but items are told apart by all that is in them.
 */
export type Joining = 'whole' | 'fields' | 'records' | 'items'

/** A slice, and what persistence must know of it: how to tell a sound stored value, and how to join two of them. */
type Entry<State> = { reducer: Reducer<State>; isSound: Guard<State>; joining: Joining }

// Holds the guard of a slice against the state of the same slice.
function entry<State>({ reducer }: { reducer: Reducer<State> }, isSound: Guard<NoInfer<State>>, joining: Joining): Entry<State> {
  return { reducer, isSound, joining }
}

/** The last scanned job description, under `jobDescription` (R5.3). */
export const jobScanner = analysisSlice('jobDescription')

/** The last checked profile, under `ailinkedin` (R5.3). */
export const profileOptimizer = analysisSlice('ailinkedin')

/** The table of slices by their key in the stored state (R5). */
export const SLICES = {
  candidate: entry(resumeChecker, isCandidate, 'whole'),
  recruiter: entry(recruiter, isRecruiter, 'whole'),
  jobDescription: entry(jobScanner, isAnalysis, 'whole'),
  ailinkedin: entry(profileOptimizer, isAnalysis, 'whole'),
  topResumes: entry(talentSelector, isTopResumes, 'items'),
  resumejdsyncer: entry(resumeSync, isResumeJdSync, 'whole'),
  dataScout: entry(dataScout, isDataScout, 'whole'),
  smmPosts: entry(smmPosts, isSmmPosts, 'records'),
  socialMediaDetails: entry(socialMediaDetails, isSocialMediaDetails, 'fields'),
  fbPages: entry(fbPages, isAccountLists, 'records'),
  linkedinOrgs: entry(linkedinOrgs, isAccountLists, 'records'),
}

type Reducers = { [Name in keyof typeof SLICES]: (typeof SLICES)[Name]['reducer'] }
const combined = combineReducers(Object.fromEntries(Object.entries(SLICES).map(([name, { reducer }]) => [name, reducer])) as Reducers)

/** The state of all slices, by name. */
export type RootState = ReturnType<typeof combined>

/** The name of a slice. */
export type SliceName = keyof RootState

/** Which slice keeps the result of which tool; the one place where the two names meet. A tool without a slice does not compile. */
export const TOOL_KEYS = {
  resumeChecker: 'candidate',
  profileOptimizer: 'ailinkedin',
  resumeSync: 'resumejdsyncer',
  dataScout: 'dataScout',
  jobScanner: 'jobDescription',
  talentSelector: 'topResumes',
} as const satisfies Record<ToolType, SliceName>

/** The names of all slices, in the order of SLICES. */
export const SLICE_NAMES = Object.keys(SLICES) as SliceName[]

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
