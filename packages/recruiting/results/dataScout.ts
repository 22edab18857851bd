import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type JsonObject, isText, listOf, recordOf, shape } from 'page-builder/store'
import { isHistoryEntry, type HistoryEntry } from './records.ts'

/**
 * The data read out of a resume (R5.6): `Basic` maps a field’s name to its text, e.g. `{ Email: 'a@b.example' }`. `rows` are those of all
 * people of the table, of whom the first is the one above; only the tool that wrote them knows their shape. `hidden` names the columns that
 * the visitor does not want to see.
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

/** Slice `dataScout`: `updated` takes a whole result, `columnsHidden` the names of all columns that are not shown, `reset` empties. */
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
