import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type JsonObject, isText, listOf, recordOf, shape } from 'page-builder/store'
import { isHistoryEntry, type HistoryEntry } from './records.ts'

/**
 * The data read from a resume (R5.6): `Basic` maps a field’s name to its text, e.g. `{ Email: 'a@b.example' }`. `rows` are those of all
 * people in the table, the first of them being the one above; their shape is private to the tool. `hidden` names the columns hidden by the
 * visitor.
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
  hidden?: string[]
}

const initialState: DataScout = { Basic: {}, Experience: [], Education: [], Projects: [], Skills: [], Awards: [], Certificates: [] }

const entries = listOf(isHistoryEntry)

/** Whether a value is the state of `dataScout`. */
export const isDataScout = shape<Omit<DataScout, 'rows' | 'hidden'>>({
  Basic: recordOf(isText),
  Experience: entries,
  Education: entries,
  Projects: entries,
  Skills: listOf(isText),
  Awards: entries,
  Certificates: entries,
})

/** Slice `dataScout`: `updated` replaces the result, `columnsHidden` sets the names of all hidden columns, `reset` empties it. */
export const dataScout = createSlice({
  name: 'dataScout',
  initialState,
  reducers: {
    updated: (state, { payload }: PayloadAction<DataScout>): DataScout => ({
      Basic: payload.Basic,
      Experience: payload.Experience,
      Education: payload.Education,
      Projects: payload.Projects,
      Skills: payload.Skills,
      Awards: payload.Awards,
      Certificates: payload.Certificates,
      ...(payload.rows && { rows: payload.rows }),
      ...(state.hidden && { hidden: state.hidden }),
    }),
    columnsHidden: (state, { payload: hidden }: PayloadAction<string[]>): DataScout => ({ ...state, hidden }),
    reset: () => initialState,
  },
})
