import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { isAnalysis } from './analysis.ts'
import type { Guard } from './guards.ts'
import { ailinkedin } from './slices/ailinkedin.ts'
import { candidate, isCandidate } from './slices/candidate.ts'
import { dataScout, isDataScout } from './slices/dataScout.ts'
import { fbPages, isFbPages } from './slices/fbPages.ts'
import { isLinkedinOrgs, linkedinOrgs } from './slices/linkedinOrgs.ts'
import { jobDescription } from './slices/jobDescription.ts'
import { isRecruiter, recruiter } from './slices/recruiter.ts'
import { isResumeJdSync, resumejdsyncer } from './slices/resumejdsyncer.ts'
import { isSmmPosts, smmPosts } from './slices/smmPosts.ts'
import { isSocialMediaDetails, socialMediaDetails } from './slices/socialMediaDetails.ts'
import { isTopResumes, topResumes } from './slices/topResumes.ts'

const combined = combineReducers({
  [candidate.name]: candidate.reducer,
  [recruiter.name]: recruiter.reducer,
  [jobDescription.name]: jobDescription.reducer,
  [ailinkedin.name]: ailinkedin.reducer,
  [topResumes.name]: topResumes.reducer,
  [resumejdsyncer.name]: resumejdsyncer.reducer,
  [dataScout.name]: dataScout.reducer,
  [smmPosts.name]: smmPosts.reducer,
  [socialMediaDetails.name]: socialMediaDetails.reducer,
  [fbPages.name]: fbPages.reducer,
  [linkedinOrgs.name]: linkedinOrgs.reducer,
})

/** The state of all slices, by name. */
export type RootState = ReturnType<typeof combined>

/** The name of a slice. */
export type SliceName = keyof RootState

/**
 * How two versions of a slice that were changed apart become one. `whole`: a single result, the later write stands. `fields`: field by
 * field, the later write stands in each. `records`: lists and records are joined, what was added on either side stays, what was removed
 * goes; items of a list are told apart by their id. `items`: the same, but items are told apart by all that is in them.
 */
export type Joining = 'whole' | 'fields' | 'records' | 'items'

/** What persistence must know of each slice: how to tell a sound stored value, and how to join two of them. */
export const SLICES: { [Name in SliceName]: { isSound: Guard<RootState[Name]>; joining: Joining } } = {
  candidate: { isSound: isCandidate, joining: 'whole' },
  recruiter: { isSound: isRecruiter, joining: 'whole' },
  jobDescription: { isSound: isAnalysis, joining: 'whole' },
  ailinkedin: { isSound: isAnalysis, joining: 'whole' },
  topResumes: { isSound: isTopResumes, joining: 'items' },
  resumejdsyncer: { isSound: isResumeJdSync, joining: 'whole' },
  dataScout: { isSound: isDataScout, joining: 'whole' },
  smmPosts: { isSound: isSmmPosts, joining: 'records' },
  socialMediaDetails: { isSound: isSocialMediaDetails, joining: 'fields' },
  fbPages: { isSound: isFbPages, joining: 'records' },
  linkedinOrgs: { isSound: isLinkedinOrgs, joining: 'records' },
}

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
