import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isText, listOf, recordOf, shape } from '#src/store/guards.ts'
import { listAt, withKey, withoutKey } from '#src/store/keyed.ts'

/** A Facebook page. */
export type FbPage = { id: string; name: string; link: string }

/** Facebook pages, keyed by the id of the user who runs them (R5.8). */
export type FbPages = Record<string, FbPage[]>

const initialState: FbPages = {}

/** Whether a value is the state of `fbPages`. */
export const isFbPages = recordOf(listOf(shape<FbPage>({ id: isText, name: isText, link: isText })))

/** Slice `fbPages`: `updated` replaces one user’s list, `removed` takes a user away by id, `cleared` empties. */
export const fbPages = createSlice({
  name: 'fbPages',
  initialState,
  reducers: {
    updated: (state, { payload }: PayloadAction<{ userId: string; pages: FbPage[] }>): FbPages =>
      withKey(state, payload.userId, payload.pages),
    removed: (state, { payload: userId }: PayloadAction<string>): FbPages => withoutKey(state, userId),
    cleared: () => initialState,
  },
  selectors: {
    /** The list of one user; empty when none is known. */
    of: (state, userId: string) => listAt(state, userId),
  },
})
