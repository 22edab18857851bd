import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { resultCleared, isNumber, isText, listOf, shape } from 'page-builder/store'
import { isFinding, type Finding } from './records.ts'

/** A LinkedIn profile of a resume’s author: `Title`, `link` (address) and `snippet` (an excerpt). */
type LinkedinDetails = { Title: string; link: string; snippet: string }

/** A recruiter’s view of one resume (R5.2): its score, the findings, and the missing fields. */
export type Recruiter = { ats_score: number; resumeReport: Finding[]; fieldsToAdd: Finding[]; Linkedin_details: LinkedinDetails }

const initialState: Recruiter = { ats_score: 0, resumeReport: [], fieldsToAdd: [], Linkedin_details: { Title: '', link: '', snippet: '' } }

/** Whether a value is the state of `recruiter`. */
export const isRecruiter = shape<Recruiter>({
  ats_score: isNumber,
  resumeReport: listOf(isFinding),
  fieldsToAdd: listOf(isFinding),
  Linkedin_details: shape<LinkedinDetails>({ Title: isText, link: isText, snippet: isText }),
})

/** The fields that each tool writes (R5.2). */
const NOTED: Readonly<Record<string, readonly (keyof Recruiter)[]>> = {
  talentSelector: ['ats_score', 'resumeReport', 'fieldsToAdd'],
  profileOptimizer: ['Linkedin_details'],
}

/**
 * Slice `recruiter`: `updated` replaces the result, `reset` empties it; deleting the result of a tool also deletes its fields here (R5.9).
 */
export const recruiter = createSlice({
  name: 'recruiter',
  initialState,
  reducers: {
    updated: (_state, { payload }: PayloadAction<Recruiter>): Recruiter => ({
      ats_score: payload.ats_score,
      resumeReport: payload.resumeReport,
      fieldsToAdd: payload.fieldsToAdd,
      Linkedin_details: payload.Linkedin_details,
    }),
    reset: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(resultCleared, (state, { payload: tool }): Recruiter => {
      const noted = (NOTED[tool] ?? []).map((field) => [field, initialState[field]] as const)
      return { ...state, ...Object.fromEntries(noted) }
    })
  },
})
