import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Analysis, EMPTY_ANALYSIS } from './analysis.ts'

/** A slice with one Analysis (R5.3): `updated` replaces the result, `reset` empties it. */
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
