import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { EMPTY_ANALYSIS, type Analysis } from '#src/store/analysis.ts'

const initialState: Analysis = EMPTY_ANALYSIS

/** Slice `jobDescription` (R5.3): the analysis of a job description. `updated` takes a whole result, `reset` empties. */
export const jobDescription = createSlice({
  name: 'jobDescription',
  initialState,
  reducers: {
    updated: (_state, { payload }: PayloadAction<Analysis>): Analysis => ({
      Total: payload.Total,
      Text: payload.Text,
      scores: payload.scores,
      report: payload.report,
    }),
    reset: () => initialState,
  },
  selectors: {
    /** The whole result. */
    result: (state) => state,
    /** Whether there is a result to show. */
    hasResult: (state) => state.Text !== '',
  },
})
