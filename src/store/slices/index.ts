import type { Reducer } from '@reduxjs/toolkit'
import type { ToolType } from '#src/contract/toolType.ts'
import { isAnalysis } from '#src/store/analysis.ts'
import { analysisSlice } from '#src/store/analysisSlice.ts'
import type { Guard } from '#src/store/guards.ts'
import { fbPages, isAccountLists, linkedinOrgs } from './accountLists.ts'
import { dataScout, isDataScout } from './dataScout.ts'
import { isRecruiter, recruiter } from './recruiter.ts'
import { isCandidate, resumeChecker } from './resumeChecker.ts'
import { isResumeJdSync, resumeSync } from './resumeSync.ts'
import { isSmmPosts, smmPosts } from './smmPosts.ts'
import { isSocialMediaDetails, socialMediaDetails } from './socialMediaDetails.ts'
import { isTopResumes, talentSelector } from './talentSelector.ts'

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

/** The name of a slice, its key in the stored state. */
export type SliceName = keyof typeof SLICES

/** The names of all slices, in the order of SLICES. */
export const SLICE_NAMES = Object.keys(SLICES) as SliceName[]

/** Which slice keeps the result of which tool; the one place where the two names meet. A tool without a slice does not compile. */
export const TOOL_SLICES = {
  resumeChecker: 'candidate',
  profileOptimizer: 'ailinkedin',
  resumeSync: 'resumejdsyncer',
  dataScout: 'dataScout',
  jobScanner: 'jobDescription',
  talentSelector: 'topResumes',
} as const satisfies Record<ToolType, SliceName>

/** The tools that are given documents of other people: their visitor is asked before anything of them is stored. */
export const TOOLS_THAT_ASK: readonly ToolType[] = ['dataScout', 'talentSelector']

/** The tools that write a slice: it is stored only where the visitor lets the results of each of them be kept. */
export const KEPT_WITH: Record<SliceName, readonly ToolType[]> = {
  candidate: ['resumeChecker'],
  recruiter: ['talentSelector', 'profileOptimizer'],
  jobDescription: ['jobScanner'],
  ailinkedin: ['profileOptimizer'],
  topResumes: ['talentSelector'],
  resumejdsyncer: ['resumeSync'],
  dataScout: ['dataScout'],
  smmPosts: ['jobScanner'],
  socialMediaDetails: ['jobScanner'],
  fbPages: ['jobScanner'],
  linkedinOrgs: ['jobScanner'],
}
