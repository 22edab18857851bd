import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { JsonObject } from '#src/store/json.ts'
import { isText, listOf, recordOf, shape } from '#src/store/guards.ts'
import { isHistoryEntry, type HistoryEntry } from '#src/store/records.ts'

/**
 * The data read out of a resume (R5.6): `Basic` maps a field’s name to its text, e.g. `{ Email: 'a@b.example' }`. `rows` are those of all
 * people of the table, of whom the first is the one above; only the tool that wrote them knows their shape.
 */
export type DataScout = {
  Basic: Record<string, string>
  Experience: HistoryEntry[]
  Education: HistoryEntry[]
  Projects: HistoryEntry[]
  Skills: string[]
  Awards: HistoryEntry[]
  Certificates: HistoryEntry[]
  rows?: JsonObject[]
}

const initialState: DataScout = { Basic: {}, Experience: [], Education: [], Projects: [], Skills: [], Awards: [], Certificates: [] }

const entries = listOf(isHistoryEntry)

/** Whether a value is the state of `dataScout`. */
export const isDataScout = shape<Omit<DataScout, 'rows'>>({
  Basic: recordOf(isText),
  Experience: entries,
  Education: entries,
  Projects: entries,
  Skills: listOf(isText),
  Awards: entries,
  Certificates: entries,
})

/** Slice `dataScout`: `updated` takes a whole result, `reset` empties. */
export const dataScout = createSlice({
  name: 'dataScout',
  initialState,
  reducers: {
    updated: (_state, { payload }: PayloadAction<DataScout>): DataScout => ({
      Basic: payload.Basic,
      Experience: payload.Experience,
      Education: payload.Education,
      Projects: payload.Projects,
      Skills: payload.Skills,
      Awards: payload.Awards,
      Certificates: payload.Certificates,
      ...(payload.rows && { rows: payload.rows }),
    }),
    reset: () => initialState,
  },
})
