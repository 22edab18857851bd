import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Analysis, EMPTY_ANALYSIS } from './analysis.ts'

/** A slice that holds one Analysis (R5.3): `updated` takes a whole result, `reset` empties. */
export function analysisSlice<const Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState: EMPTY_ANALYSIS,
    reducers: {
      updated: (_state, { payload }: PayloadAction<Analysis>): Analysis => ({
        Total: payload.Total,
        Text: payload.Text,
        scores: payload.scores,
        report: payload.report,
      }),
      reset: () => EMPTY_ANALYSIS,
    },
  })
}
