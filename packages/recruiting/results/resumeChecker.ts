import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { analysisGuards, EMPTY_ANALYSIS, type Analysis } from './analysis.ts'
import { isText, listOf, shape } from 'page-builder/store'
import { isCourse, type Course } from './records.ts'

/** The analysis of a candidate’s resume (R5.1): `Course` lists suggestions, `Skills` the names of the detected skills. */
type Candidate = Analysis & { Course: Course[]; Skills: string[] }

const initialState: Candidate = { ...EMPTY_ANALYSIS, Course: [], Skills: [] }

/** Whether a value is the state of `candidate`. */
export const isCandidate = shape<Candidate>({ ...analysisGuards, Course: listOf(isCourse), Skills: listOf(isText) })

/** Slice `candidate`: `updated` replaces the result (and with it Skills), `reset` empties it. */
export const resumeChecker = createSlice({
  name: 'candidate',
  initialState,
  reducers: {
    updated: (_state, { payload }: PayloadAction<Candidate>): Candidate => ({
      Course: payload.Course,
      Total: payload.Total,
      Text: payload.Text,
      scores: payload.scores,
      report: payload.report,
      Skills: payload.Skills,
    }),
    reset: () => initialState,
  },
})
